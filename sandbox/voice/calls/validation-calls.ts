import { randomBytes, randomInt } from "node:crypto";
import { askApp } from "#sandbox/voice/twiml/ask-app.ts";
import type { GatherVerb } from "#sandbox/voice/twiml/gather-verb.ts";
import type { CallbackDeliveries } from "#sandbox/voice/webhooks/callback-deliveries.ts";
import { legParameters } from "#sandbox/voice/webhooks/parameters.ts";
import { statusReporter } from "#sandbox/voice/webhooks/status-callbacks.ts";
import type { PostWebhook } from "#sandbox/voice/webhooks/webhook.ts";
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

/** A call that asks for a code, to a telephone that rings. */
export interface CodeCall {
  leg: Leg;
  number: string;
}

interface RingingCall extends CodeCall {
  /** The keys that are pressed, once. */
  typed(digits: string): void;
  over(): void;
}

export interface ValidationRequest {
  number: string;
  friendlyName: string;
  delay_s: number;
  statusCallback: string | undefined;
}

/** A call of the app's, which answers with a Gather. */
export interface AppCallRequest {
  from: string;
  to: string;
  gather: GatherVerb;
  rings_s: number;
  limit_s: number;
  statusCallback: string | undefined;
}

interface ValidationDeps {
  log: CallLog;
  post: PostWebhook;
  callbacks: CallbackDeliveries;
  timing: VoiceTiming;
  stopped: AbortSignal;
  warn: (message: string) => void;
}

/** The number that the carrier's validation calls come from. */
const validationNumber = "+14157234000";

/** The account's validated numbers, the calls that validate more, and those of the app's that ask for a code themselves. */
export function validationCalls({ log, post, callbacks, timing, stopped, warn }: ValidationDeps) {
  const records = new Map<string, CallerIdRecord>();
  const ringing = new Map<string, RingingCall>();

  function end(leg: Leg, request: ValidationRequest, isProven: boolean): void {
    if (!ringing.delete(leg.sid)) return;
    const { number, friendlyName, statusCallback } = request;
    // Two calls may validate one number: the second changes nothing.
    const record = records.get(number) ?? { sid: newSid(), number, friendlyName, createdAt: new Date() };
    if (isProven) records.set(number, record);
    if (statusCallback === undefined) return;
    const form = legParameters(leg);
    form.set("VerificationStatus", isProven ? "success" : "failed");
    if (isProven) form.set("OutgoingCallerIdSid", record.sid);
    callbacks.send(statusCallback, form, () =>
      warn(`validation ${leg.sid}: the app never answered the callback`),
    );
  }

  async function run(
    { leg, over }: RingingCall,
    times: { delay_s: number; rings_ms: number },
  ): Promise<void> {
    if (await elapse(times.delay_s * 1_000 + timing.dial_ms, leg.over)) {
      const { outcome } = destinationOf(leg.to);
      if (outcome === "fails") leg.end("failed");
      else leg.ring();
      if (outcome === "busy") leg.end("busy");
    }
    // The code is typed, or the time is over.
    if (await elapse(times.rings_ms, leg.over)) leg.end(leg.answeredAt ? "completed" : "no-answer");
    await aborted(leg.over);
    over();
    ringing.delete(leg.sid);
  }

  function open(call: RingingCall, times: { delay_s: number; rings_ms: number }): void {
    ringing.set(call.leg.sid, call);
    stopped.addEventListener("abort", () => call.leg.hangUp(), { once: true });
    void run(call, times);
  }

  return {
    has: (number: string) => records.has(number),
    list: () => [...records.values()].reverse(),
    /** False when there is no such record. */
    remove(sid: string): boolean {
      const record = [...records.values()].find((one) => one.sid === sid);
      return record !== undefined && records.delete(record.number);
    },
    /** Calls the number, which is not validated yet. The call ends with the code: the carrier documents no second try. */
    start(request: ValidationRequest): { leg: Leg; code: string } {
      const { number, delay_s } = request;
      const leg = log.open({
        direction: "outbound-api",
        parentSid: null,
        from: validationNumber,
        to: number,
      });
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const typed = (digits: string) => {
        leg.hangUp();
        end(leg, request, digits === code);
      };
      const over = () => end(leg, request, false);
      open({ leg, number, typed, over }, { delay_s, rings_ms: timing.validation_ms });
      return { leg, code };
    },
    /** Calls a telephone for the app, whose action is asked with the keys. What it speaks is not heard. */
    dial({ from, to, gather, rings_s, limit_s, statusCallback: url }: AppCallRequest): Leg {
      const leg = log.open({ direction: "outbound-api", parentSid: null, from, to });
      leg.limit("timeLimit", limit_s);
      const events = new Set(["completed"] as const);
      const onLost = () => warn(`call ${leg.sid}: the app never answered the callback`);
      const report = statusReporter(leg, { url, events, deliveries: callbacks, onLost });
      const typed = (digits: string) => {
        const form = legParameters(leg);
        form.set("Digits", digits.slice(0, gather.numDigits));
        const failed = (error: unknown) => warn(`call ${leg.sid}: application error ${String(error)}`);
        // Whatever the app says then, the sandbox hangs up after it.
        void askApp(post, gather.action, form, stopped)
          .catch(failed)
          .then(() => leg.hangUp());
      };
      open(
        { leg, number: to, typed, over: () => report("completed") },
        { delay_s: 0, rings_ms: rings_s * 1_000 },
      );
      return leg;
    },
    /** Telephones that ring now, the newest first. */
    ringing: (): CodeCall[] => [...ringing.values()].filter(({ leg }) => leg.status === "ringing").reverse(),
    /** Answers the telephone and types. False when it does not ring. */
    type(sid: string, digits: string): boolean {
      const call = ringing.get(sid);
      if (call?.leg.status !== "ringing") return false;
      call.leg.answer();
      call.typed(digits);
      return true;
    },
  };
}

export type ValidationCalls = ReturnType<typeof validationCalls>;

function newSid(): string {
  return `PN${randomBytes(16).toString("hex")}`;
}
