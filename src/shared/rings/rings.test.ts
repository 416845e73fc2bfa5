import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { planRings, type Ring } from "./planRings";
import { ringsSvg } from "./ringsSvg";
import { splitSamples } from "./splitSamples";

const room = { clients: 9, width: 640, height: 560 };
const picture = (seed: string, alpha = 0.5) => planRings({ ...room, seed, alpha });

/** How uneven the split is: 0 if all clients hold all classes alike, 1 if each holds only one class. */
function unevenness(clients: readonly (readonly number[])[]): number {
  const parts = clients.map((counts) => {
    const all = counts.reduce((sum, count) => sum + count, 0);
    const even = 1 / counts.length;
    return counts.reduce((sum, count) => sum + Math.abs(count / all - even), 0) / (2 * (1 - even));
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

describe("a split", () => {
  test("gives away every sample, and at least ten to each client", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0.1, 0.3, 0.5, 1, 100), (seed, alpha) => {
        const clients = splitSamples({ seed, alpha, clients: 7, classes: 6, samples: 850 });
        const perClass = Array.from({ length: 6 }, (_, kind) =>
          clients.reduce((sum, counts) => sum + (counts[kind] ?? 0), 0),
        );
        expect(perClass).toEqual([850, 850, 850, 850, 850, 850]);
        for (const counts of clients) expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(10);
      }),
      { numRuns: 60, seed: 20261122 },
    );
  });

  test("is uneven with alpha 0.1, and even with 100", () => {
    const of = (alpha: number) => unevenness(splitSamples({ seed: "a", alpha, clients: 9, classes: 6, samples: 850 }));
    expect(of(0.1)).toBeGreaterThan(0.6);
    expect(of(0.5)).toBeLessThan(of(0.1));
    expect(of(100)).toBeLessThan(0.15);
  });

  test("throws for more clients than alpha can serve, instead of looping forever", () => {
    expect(() => splitSamples({ seed: "a", alpha: 0.001, clients: 200, classes: 2, samples: 100 })).toThrow(RangeError);
  });
});

describe("a picture of rings", () => {
  test("is the same for the same seed, and different for another one", () => {
    expect(ringsSvg(picture("/launch"), null)).toBe(ringsSvg(picture("/launch"), null));
    expect(ringsSvg(picture("/launch"), null)).not.toBe(ringsSvg(picture("/train"), null));
    expect(ringsSvg(picture("/launch", 0.1), null)).not.toBe(ringsSvg(picture("/launch", 100), null));
  });

  test("has arcs that follow each other and close the circle", () => {
    const { whole, clients } = picture("/launch", 0.1);
    for (const { arcs } of [whole, ...clients]) {
      expect(arcs[0]?.from).toBe(0);
      expect(arcs.at(-1)?.to).toBe(1);
      arcs.slice(1).forEach(({ from }, index) => expect(from).toBe(arcs[index]?.to));
    }
    expect(clients.reduce((sum, { samples }) => sum + samples, 0)).toBe(whole.samples);
  });

  test("keeps the rings inside and apart from each other", () => {
    for (const seed of ["/", "/launch", "/train", "/federate/getting_started", "/open-source/cli/cluster"]) {
      const { whole, clients, width, height } = picture(seed, 0.1);
      const rings = [whole, ...clients];
      for (const { x, y, radius, stroke } of rings) {
        const reach = radius + stroke / 2;
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(reach);
      }
      rings.forEach((one, index) =>
        rings.slice(index + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(8)),
      );
    }
  });

  test("uses the given colors, and classes without them", () => {
    const hues = ["#111111", "#222222", "#333333", "#444444", "#555555", "#666666"];
    const painted = ringsSvg(picture("/launch", 100), { hues, line: "#999999" });
    for (const hue of hues) expect(painted).toContain(`stroke="${hue}"`);
    expect(painted).not.toContain("class=");
    expect(ringsSvg(picture("/launch", 100), null)).toContain('class="hue-6"');
  });
});

/** Distance between the outer edges of two rings. */
function distance(one: Ring, other: Ring): number {
  const reach = (ring: Ring) => ring.radius + ring.stroke / 2;
  return Math.hypot(one.x - other.x, one.y - other.y) - reach(one) - reach(other);
}
