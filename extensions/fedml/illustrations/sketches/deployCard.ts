import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, button, field, greek, mark, page, panel } from "./parts";

/** The account's cards; one of them shows its button. */
function cards(x: number, y: number, width: number): string {
  return [
    panel(x, y, width, 100),
    greek(x + 16, y + 22, 60),
    path(`M${x} ${y + 40}h${width}`, "rule"),
    text(x + 16, y + 70, "hf_pythia_70m"),
    dot(2, x + width - 108, y + 70),
    button(x + width - 90, y + 53, 76, "Deploy"),
  ].join("");
}

/** One of two radio buttons. */
function source(x: number, y: number, words: string, isTaken: boolean): string {
  const taken = isTaken ? `<circle class="taken" cx="${x}" cy="${y}" r="4"/>` : "";
  return `<circle class="place" cx="${x}" cy="${y}" r="8"/>${taken}${text(x + 18, y, words, isTaken ? "strong" : "")}`;
}

/** The dialog that the button opens. */
function dialog(x: number, y: number, width: number): string {
  return [
    panel(x, y, width, 182),
    dot(3, x + 24, y + 33),
    field(x + 44, y + 16, width - 60, "name of the endpoint", "faint"),
    dot(4, x + 24, y + 78),
    text(x + 44, y + 78, "Computing source"),
    source(x + (width > 280 ? 54 : 32), y + 110, "FedML Cloud", true),
    source(x + (width > 280 ? 184 : 160), y + 110, "On-Premise", false),
    dot(5, x + width - 108, y + 151),
    button(x + width - 90, y + 134, 76, "Deploy"),
  ].join("");
}

export const deployCard: Illustration = {
  caption: "From a card to an endpoint. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: the Model Cards entry of the menu (1), and a card with the Deploy button (2). The button opens a dialog with the name of the endpoint (3), the computing source, FedML Cloud or On-Premise (4), and the Deploy button (5).`,
  wide: page(widths.wide, 300, [
    dot(1, 30, 60),
    text(48, 60, "Model Cards", "strong"),
    path(`M1 ${bar + 52}H659`, "rule"),
    cards(16, 102, 272),
    path("M294 152h34m-6-4 6 4-6 4"),
    dialog(338, 102, 306),
  ]),
  narrow: page(widths.narrow, 440, [
    dot(1, 26, 60),
    text(44, 60, "Model Cards", "strong"),
    path(`M1 ${bar + 52}H299`, "rule"),
    cards(16, 102, 268),
    path("M150 210v22m-4-6 4 6 4-6"),
    dialog(16, 242, 268),
  ]),
};
