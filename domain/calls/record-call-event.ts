import { type Refusal, refuse } from "#contract/refusals.ts";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { Call } from "./call.ts";
import type { CallDeps } from "./call-deps.ts";
import { settleCall } from "./settle-call.ts";
import type { CarrierEvent } from "./voice-carrier.ts";

/**
 * Takes a carrier's event, in whatever order they come. Returns whether it changed anything: late and repeated ones do
 * not. Refuses `call_not_found` for a call that was never ours.
 */
export async function recordCallEvent(deps: CallDeps, event: CarrierEvent): Promise<boolean | Refusal> {
  const call = await deps.connection(({ calls }) => calls.findByProviderSid(event.providerSid));
  if (!call) return refuse("call_not_found");
  if (!call.open) return false;
  switch (event.kind) {
    case "progress":
      return recordProgress(deps, call, event);
    case "ended":
      return settleCall(deps, call, event.outcome);
    case "caller":
      // The caller's leg says nothing of the other one: whether that was answered, and how long, only the record tells.
      return event.left && tryAskCarrier(deps, call);
  }
}

async function recordProgress(
  deps: CallDeps,
  call: Call,
  { status, childSid }: Extract<CarrierEvent, { kind: "progress" }>,
): Promise<boolean> {
  const at = deps.clock.now();
  const advanced = await deps.connection(({ calls }) => calls.advance(call.id, { status, childSid, at }));
  if (advanced) deps.tell(call.accountId, { type: "changed" });
  return advanced;
}
