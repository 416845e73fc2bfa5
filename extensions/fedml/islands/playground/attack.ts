import { classCount, type Points } from "./data";
import { norm } from "./numbers";
import type { Random } from "./rng";
import type { Settings } from "./settings";

/** The only attacker: the first client. */
export const attacker = 0;

/** What the attacker trains on. If it flips labels, class 0 becomes 5, class 1 becomes 4, and so on. */
export function poison(points: Points, { attack_type: type }: Settings): Points {
  if (type === "byzantine") return points;
  return { ...points, labels: points.labels.map((label) => classCount - 1 - label) };
}

/**
 * What the attacker sends instead of its change.
 *
 * - `byzantine`: the reversed change; or the change to a model of random numbers from -1 to 1, or of zeros;
 * - `model_replacement`: the change to a model of false labels, scaled to the length `scale_factor_S`;
 * - `label_flipping`: the unmodified change.
 *
 * @source fedml 0.8.30, core/security/attack/byzantine_attack.py and model_replacement_backdoor_attack.py; the latter after
 * Bagdasaryan and others, https://arxiv.org/abs/1807.00459.
 */
export function falsify(change: Float64Array, global: Float64Array, settings: Settings, random: Random): Float64Array {
  const { attack_type: type, attack_mode: mode, scale_factor_S: length } = settings;
  if (type === "label_flipping") return change;
  if (type === "model_replacement") {
    const factor = length / norm(change);
    return Number.isFinite(factor) ? change.map((value) => value * factor) : change;
  }
  if (mode === "flip") return change.map((value) => -value);
  return global.map((value) => (mode === "random" ? 2 * random() - 1 : 0) - value);
}
