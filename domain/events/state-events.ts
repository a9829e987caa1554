import type { CallUpdate, ServerEvent } from "#contract/events.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { refusals } from "#contract/refusals.ts";
import { wholeSeconds } from "#domain/calls/call-deps.ts";
import { refusalOf } from "#domain/calls/history/call-receipt.ts";
import { type CallState, callsUnderWay, type PresentState } from "./present-state.ts";

export type StateEvent = Extract<ServerEvent, { type: "state" }>;
type ChangeEvent = Exclude<ServerEvent, StateEvent>;

/** The whole state. `quiet_ms` is the time since the last event of its user. */
export function stateEvent(state: PresentState, now: Date, quiet_ms: number): StateEvent {
  return { type: "state", ...balanceOf(state), ...callsOf(state, now), quiet_ms };
}

/** The events that lead from the state `before`, which was sent last, to the present state. */
export function eventsBetween(before: PresentState, state: PresentState, now: Date): ChangeEvent[] {
  const balance = balanceOf(state);
  const events: ChangeEvent[] = [];
  for (const call of state.calls) {
    const isSame = before.calls.some((earlier) => isSameCall(earlier, call));
    if (!isSame) events.push({ type: "call", ...callUpdate(call, now) });
  }
  if (JSON.stringify(balanceOf(before)) !== JSON.stringify(balance)) {
    events.push({ type: "balance", ...balance });
  }
  if (before.transfers !== state.transfers && state.lastTransferFor !== null) {
    events.push({ type: "transaction", id: state.lastTransferFor });
  }
  return events;
}

function callsOf(state: PresentState, now: Date) {
  const [call] = state.calls;
  const [, second] = callsUnderWay(state);
  return {
    call: call ? callUpdate(call, now) : null,
    ...(second && { secondCall: callUpdate(second, now) }),
  };
}

/** The balance, and what keeps its user from spending or adding to it. */
function balanceOf({ posted_mc, available_mc, pausedByDispute, callable, switchedOff }: PresentState) {
  return {
    credits: creditsFromMillicredits(posted_mc),
    available: creditsFromMillicredits(available_mc),
    ...(pausedByDispute && { pausedByDispute }),
    ...(callable && { callable }),
    ...(switchedOff.length > 0 && { switchedOff: [...switchedOff] }),
  };
}

/** A call's status only advances, its caller leaves once, and an extension changes the time of its cut-off. */
function isSameCall(one: CallState, other: CallState): boolean {
  return (
    one.id === other.id &&
    one.status === other.status &&
    one.leftAt?.getTime() === other.leftAt?.getTime() &&
    one.cutoffAt?.getTime() === other.cutoffAt?.getTime()
  );
}

function callUpdate(call: CallState, now: Date): CallUpdate {
  const { status, answeredAt, endedAt, cutoffAt, cost_mc, refusal } = call;
  const isAnswered = status === "answered";
  return {
    callId: call.id,
    providerCallId: call.providerCallId,
    dialled: call.dialled,
    number: call.number,
    direction: call.direction,
    isForwarded: call.forwardedTo !== null,
    attemptId: call.attemptId,
    status,
    isUnderWay: call.open && call.leftAt === null,
    rate: call.terms?.rate ?? null,
    startedAt: call.createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    elapsed_s: isAnswered && answeredAt ? wholeSeconds(answeredAt, now) : null,
    secondsLeft: isAnswered && cutoffAt ? wholeSeconds(now, cutoffAt) : null,
    charged: cost_mc === null ? null : creditsFromMillicredits(cost_mc),
    refusal: refusal && { ...refusalOf(refusal, call.terms), retry: refusals[refusal].retry },
  };
}
