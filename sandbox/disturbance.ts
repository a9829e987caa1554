import { z } from "zod";

/** How badly webhooks are delivered, within what a vendor allows itself: late, in any order, repeated, failing. */
export const disturbanceSchema = z.strictObject({
  /** Every delivery is held back for a random time up to this. */
  shuffle_ms: z.number().int().min(0).max(60_000).default(0),
  /** How often each event is sent, whatever the app answers. */
  copies: z.number().int().min(1).max(5).default(1),
  /** The share of deliveries whose first attempt fails: by turns the request never arrives, or its answer is lost. */
  failFirst: z.number().min(0).max(1).default(0),
});
export type Disturbance = z.infer<typeof disturbanceSchema>;

export type Mishap = "request lost" | "answer lost";

export const undisturbed: Disturbance = { shuffle_ms: 0, copies: 1, failFirst: 0 };

/** Deals a share out evenly, so that a third is every third and no matter of luck. */
export class EvenShare {
  #due = 0;

  next(share: number): boolean {
    this.#due += share;
    // A third three times is not quite one.
    if (this.#due < 1 - 1e-9) return false;
    this.#due -= 1;
    return true;
  }
}

/** Deals both kinds of mishap by turns. */
export class Mishaps {
  readonly #share = new EvenShare();
  #dealt = 0;

  next(share: number): Mishap | undefined {
    if (!this.#share.next(share)) return undefined;
    this.#dealt += 1;
    return this.#dealt % 2 === 1 ? "request lost" : "answer lost";
  }
}
