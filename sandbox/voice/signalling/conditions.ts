import { z } from "zod";
import type { GatewayError } from "#sandbox/voice/calls/browser-leg.ts";

export const faultSchema = z.strictObject({
  on: z.enum(["listen", "register", "invite"]),
  /** The carrier's code, such as 31201, 31204 or 31205. */
  code: z.number().int().min(10_000).max(99_999),
  message: z.string().max(200).default("Failed on request"),
  times: z.number().int().min(1).max(1_000).default(1),
});
export type Fault = z.infer<typeof faultSchema>;

/** Faults that a test adds to a good carrier: planned errors, tokens that end early, no early media. */
export class SignallingConditions {
  #faults: Fault[] = [];
  /** Tokens end at the latest this many seconds after the browser sends them; undefined keeps their own lifetime. */
  longestToken_s: number | undefined;
  /** Lets a ringing call bring early media. */
  earlyMedia = true;

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Replaces the earlier plan for the same message. */
  plan(fault: Fault): void {
    this.#faults = [...this.#faults.filter(({ on }) => on !== fault.on), { ...fault }];
  }

  /** The error for this message now; each error is returned as often as planned. */
  take(on: Fault["on"]): GatewayError | undefined {
    const fault = this.#faults.find((planned) => planned.on === on);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#faults = this.#faults.filter((planned) => planned !== fault);
    return { code: fault.code, message: fault.message };
  }
}
