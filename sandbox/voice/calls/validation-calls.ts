import { randomBytes, randomInt } from "node:crypto";
import type { CallbackDeliveries } from "#sandbox/voice/webhooks/callback-deliveries.ts";
import { legParameters } from "#sandbox/voice/webhooks/parameters.ts";
import type { CallLog } from "./call-log.ts";
import { destinationOf } from "./destination.ts";
import type { Leg } from "./leg.ts";
import { aborted, elapse, type VoiceTiming } from "./timing.ts";

/** A number that was validated: it may be shown as the caller ID of the account's calls. */
export interface CallerIdRecord {
  sid: string;
  number: string;
  friendlyName: string;
  createdAt: Date;
}

/** A call that asks for its code, to a telephone that rings. */
export interface ValidationCall {
  leg: Leg;
  number: string;
  friendlyName: string;
  code: string;
}

export interface ValidationRequest {
  number: string;
  friendlyName: string;
  delay_s: number;
  statusCallback: string | undefined;
}

interface ValidationDeps {
  log: CallLog;
  callbacks: CallbackDeliveries;
  timing: VoiceTiming;
  stopped: AbortSignal;
  warn: (message: string) => void;
}

/** The number that the carrier's validation calls come from. */
const validationNumber = "+14157234000";

/** The account's validated numbers, and the calls that validate more. */
export function validationCalls({ log, callbacks, timing, stopped, warn }: ValidationDeps) {
  const records = new Map<string, CallerIdRecord>();
  const ringing = new Map<string, ValidationCall & Pick<ValidationRequest, "statusCallback">>();

  function end(sid: string, isProven: boolean): void {
    const call = ringing.get(sid);
    if (!call) return;
    ringing.delete(sid);
    const { leg, number, friendlyName, statusCallback } = call;
    // Two calls may validate one number: the second changes nothing.
    const record = records.get(number) ?? { sid: newSid(), number, friendlyName, createdAt: new Date() };
    if (isProven) records.set(number, record);
    if (statusCallback === undefined) return;
    const form = legParameters(leg);
    form.set("VerificationStatus", isProven ? "success" : "failed");
    if (isProven) form.set("OutgoingCallerIdSid", record.sid);
    callbacks.send(statusCallback, form, () =>
      warn(`validation ${sid}: the app never answered the callback`),
    );
  }

  async function run({ leg }: ValidationCall, delay_s: number): Promise<void> {
    if (await elapse(delay_s * 1_000 + timing.dial_ms, leg.over)) {
      const { outcome } = destinationOf(leg.to);
      if (outcome === "fails") leg.end("failed");
      else leg.ring();
      if (outcome === "busy") leg.end("busy");
    }
    // The code is typed, or the time is over.
    if (await elapse(timing.validation_ms, leg.over)) leg.end("no-answer");
    await aborted(leg.over);
    end(leg.sid, false);
  }

  return {
    has: (number: string) => records.has(number),
    list: () => [...records.values()].reverse(),
    find: (sid: string) => [...records.values()].find((record) => record.sid === sid),
    /** False when there is no such record. */
    remove(sid: string): boolean {
      const record = this.find(sid);
      return record !== undefined && records.delete(record.number);
    },
    /** Calls the number, which is not validated yet. */
    start({ number, friendlyName, delay_s, statusCallback }: ValidationRequest): ValidationCall {
      const leg = log.open({
        direction: "outbound-api",
        parentSid: null,
        from: validationNumber,
        to: number,
      });
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const call = { leg, number, friendlyName, code, statusCallback };
      ringing.set(leg.sid, call);
      stopped.addEventListener("abort", () => leg.hangUp(), { once: true });
      void run(call, delay_s);
      return call;
    },
    /** Telephones that ring now, the newest first. */
    ringing: (): ValidationCall[] =>
      [...ringing.values()].filter(({ leg }) => leg.status === "ringing").reverse(),
    /**
     * Answers the telephone and types. The call ends: how often the carrier lets people try is documented nowhere. False
     * when it does not ring.
     */
    type(sid: string, digits: string): boolean {
      const call = ringing.get(sid);
      if (call?.leg.status !== "ringing") return false;
      call.leg.answer();
      call.leg.hangUp();
      end(sid, digits === call.code);
      return true;
    },
  };
}

export type ValidationCalls = ReturnType<typeof validationCalls>;

function newSid(): string {
  return `PN${randomBytes(16).toString("hex")}`;
}
