import { z } from "zod";

/** Faults in the delivery of webhooks, within what a vendor may do: late, in any order, repeated, failing. */
export const disturbanceSchema = z.strictObject({
  /** The longest random delay of a delivery. */
  shuffle_ms: z.number().int().min(0).max(60_000).default(0),
  /** Number of times that each event is sent, regardless of the app's answers. */
  copies: z.number().int().min(1).max(5).default(1),
  /** The share of deliveries whose first attempt fails. The lost request and the lost reply alternate. */
  failFirst: z.number().min(0).max(1).default(0),
});
export type Disturbance = z.infer<typeof disturbanceSchema>;

export type Mishap = "request lost" | "answer lost";

export const undisturbed: Disturbance = { shuffle_ms: 0, copies: 1, failFirst: 0 };

/** Spreads a share evenly (a third is exactly every third event, without chance), and alternates between both kinds. */
export class Mishaps {
  #due = 0;
  #dealt = 0;

  next(share: number): Mishap | undefined {
    this.#due += share;
    // Three times 1/3 is slightly less than 1 in floating point.
    if (this.#due < 1 - 1e-9) return undefined;
    this.#due -= 1;
    this.#dealt += 1;
    return this.#dealt % 2 === 1 ? "request lost" : "answer lost";
  }
}
