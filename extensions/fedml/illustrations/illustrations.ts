import { deploy } from "./key/deploy";
import { device } from "./key/device";
import { launch } from "./key/launch";
import { layers } from "./key/layers";
import { round } from "./key/round";
import { siloPicture } from "./key/silo";
import type { Illustration } from "./illustration";
import { bindMachine } from "./sketches/bindMachine";
import { deployCard } from "./sketches/deployCard";
import { endpoint } from "./sketches/endpoint";
import { jobStore } from "./sketches/jobStore";
import { run } from "./sketches/run";
import { signUp } from "./sketches/signUp";

/** How the parts of the library and of the platform work together. */
export const keyPictures: ReadonlyMap<string, Illustration> = new Map([
  ["round", round],
  ["layers", layers],
  ["silo", siloPicture],
  ["device", device],
  ["launch", launch],
  ["deploy", deploy],
]);

/** Where to click in the console. */
export const sketches: ReadonlyMap<string, Illustration> = new Map([
  ["sign-up", signUp],
  ["job-store", jobStore],
  ["run", run],
  ["bind-machine", bindMachine],
  ["deploy-card", deployCard],
  ["endpoint", endpoint],
]);
