import type { Codec } from "#sandbox/voice/media/codec.ts";
import type { DialClient } from "#sandbox/voice/twiml/dial-verb.ts";
import type { ReportStatus } from "#sandbox/voice/webhooks/status-callbacks.ts";
import type { BrowserLeg } from "./browser-leg.ts";
import type { Leg } from "./leg.ts";
import { type Device, RingingCall } from "./ringing-call.ts";
import { aborted, elapse, type VoiceTiming } from "./timing.ts";

interface ClientLegDeps {
  clients: Clients;
  timing: VoiceTiming;
  /** The caller's codec, which the called browser must speak too: the gateway does not transcode. */
  codec: Codec;
  /** Shared by the Clients of one Dial. */
  taken: AbortController;
}

/** The browsers that can be called. */
export interface Clients {
  devicesOf(identity: string): readonly Device[];
  /** Lets the browser that answered control its call. */
  answered(leg: BrowserLeg): void;
}

/** The effects of a dialled client on the caller who waits for it. */
export interface ClientDialEffects {
  ringing(): void;
  answered(called: BrowserLeg): void;
}

/**
 * Rings every registered browser of an identity until one answers or rejects, or the Dial's timeout is over. An
 * identity without a registered browser ends at once as no-answer, without ringing. Resolves when the leg has ended.
 */
export async function runClientLeg(
  leg: Leg,
  verb: DialClient,
  deps: ClientLegDeps,
  report: ReportStatus,
  effects: ClientDialEffects,
): Promise<void> {
  const { clients, timing } = deps;
  leg.limit("dial", verb.timeLimit_s);
  report("initiated");
  if (await elapse(timing.dial_ms, leg.over)) {
    const called = await ring(leg, verb, deps, () => {
      leg.ring();
      report("ringing");
      effects.ringing();
    });
    if (called) {
      clients.answered(called);
      report("answered");
      effects.answered(called);
      await aborted(leg.over);
      await called.close(undefined);
    }
  }
  // Another Client of the same Dial has answered.
  leg.hangUp();
  report("completed");
}

async function ring(
  leg: Leg,
  verb: DialClient,
  { clients, timing, codec, taken }: ClientLegDeps,
  onRinging: () => void,
): Promise<BrowserLeg | undefined> {
  const devices = clients.devicesOf(verb.client);
  if (devices.length === 0) {
    leg.end("no-answer");
    return undefined;
  }
  const call = new RingingCall({
    leg,
    identity: verb.client,
    parameters: verb.parameters,
    codec,
    reconnect_ms: timing.reconnect_ms,
    taken,
  });
  onRinging();
  await call.ringAt(devices);
  if (await elapse(verb.timeout_s * 1_000, call.over)) leg.end("no-answer");
  return call.answered;
}
