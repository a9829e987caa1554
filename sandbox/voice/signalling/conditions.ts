import { z } from "zod";
import type { GatewayError } from "#sandbox/voice/calls/client-call.ts";

export const faultSchema = z.strictObject({
  /** Which message of the browser is answered with the error. */
  on: z.enum(["listen", "register", "invite"]),
  /** The carrier's code, such as 31201, 31204 or 31205. */
  code: z.number().int().min(10_000).max(99_999),
  message: z.string().max(200).default("Failed on request"),
  times: z.number().int().min(1).max(1_000).default(1),
});
export type Fault = z.infer<typeof faultSchema>;

/** What a test may have made worse than a carrier on a good day: errors to come, and tokens that end early. */
export class SignallingConditions {
  #faults: Fault[] = [];
  /** Tokens end at the latest so many seconds after they were shown; undefined leaves them their own life. */
  longestToken_s: number | undefined;

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Replaces what was planned before for the same message. */
  plan(fault: Fault): void {
    this.#faults = [...this.#faults.filter(({ on }) => on !== fault.on), { ...fault }];
  }

  /** The error that this message is to get now; each is given as often as planned. */
  take(on: Fault["on"]): GatewayError | undefined {
    const fault = this.#faults.find((planned) => planned.on === on);
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.#faults = this.#faults.filter((planned) => planned !== fault);
    return { code: fault.code, message: fault.message };
  }
}
