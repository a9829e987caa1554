import { hashKey, type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { serverEventSchema } from "#contract/events.ts";
import { createQueryClient } from "#web/kit/api/query-client.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { createListeners } from "#web/kit/listeners.ts";
import type { EventStream } from "./event-stream.ts";
import { followEvents } from "./follow-events.ts";

const { settings, priceList, savedCards, recharge, transactions, calls, callMonth, credits } = queryKeys;
const { callsUnderWay, pausedByDispute, switchedOff, contacts, voicemail } = queryKeys;
const shown = [
  settings,
  priceList,
  savedCards,
  recharge,
  transactions,
  calls,
  callMonth,
  credits,
  contacts,
  voicemail,
];

/** A page that has asked for all of `shown`, and the events that it gets. */
function openPage() {
  const queries = createQueryClient();
  const events = new EventTarget();
  const on: EventStream["on"] = (type, listener) => {
    const own = (event: Event) => event instanceof CustomEvent && listener(event.detail);
    events.addEventListener(type, own);
    return () => events.removeEventListener(type, own);
  };
  const gaps = createListeners();
  for (const key of shown) queries.setQueryData(key, "as shown");
  const stop = followEvents(queries, { on, onGap: gaps.subscribe });
  const send = (event: object) => {
    const detail = serverEventSchema.parse(event);
    events.dispatchEvent(new CustomEvent(detail.type, { detail }));
  };
  return { queries, send, miss: gaps.notify, stop };
}

const outdated = (queries: QueryClient) => {
  const all = queries.getQueryCache().getAll();
  return new Set(all.filter(({ state }) => state.isInvalidated).map(({ queryHash }) => queryHash));
};
const balance = { credits: 7, available: 5 };
const call = {
  callId: crypto.randomUUID(),
  providerCallId: `CA${"0".repeat(32)}`,
  number: "+442079460000",
  dialled: "+442079460000",
  attemptId: null,
  status: "answered",
  isUnderWay: true,
  rate: null,
  startedAt: "2026-01-01T00:00:00.000Z",
  answeredAt: null,
  endedAt: null,
  elapsed_s: null,
  secondsLeft: null,
  charged: null,
  refusal: null,
};
const over = { ...call, isUnderWay: false, endedAt: "2026-01-01T00:01:00.000Z" };
const places = { callId: call.callId, providerCallId: call.providerCallId };
const ofHistory = [transactions, savedCards, recharge];
const ofCalls = [calls, callMonth];

it.each<[string, object, readonly (readonly unknown[])[]]>([
  ["state", { type: "state", ...balance, call: null }, []],
  ["balance", { type: "balance", ...balance }, []],
  ["call", { type: "call", ...call }, []],
  ["call", { type: "call", ...over }, ofCalls],
  ["line_credited", { type: "line_credited", ...places, credits: 1 }, ofCalls],
  ["settings", { type: "settings" }, [settings, savedCards, recharge, priceList]],
  ["transaction", { type: "transaction", id: "1" }, ofHistory],
  ["voicemail", { type: "voicemail" }, [voicemail]],
  ["recharged", { type: "recharged", credits: 100 }, []],
])(
  "the event %s leads to asking again for what it changes, and for nothing else (%#)",
  async (_type, event, keys) => {
    const { queries, send, stop } = openPage();
    send(event);
    await expect.poll(() => outdated(queries)).toEqual(new Set(keys.map(hashKey)));
    stop();
  },
);

it("lists whose changes the page may have missed are asked for again", async () => {
  const { queries, miss, stop } = openPage();
  miss();
  await expect
    .poll(() => outdated(queries))
    .toEqual(new Set([...ofHistory, ...ofCalls, voicemail].map(hashKey)));
  stop();
});

it("a refused call is asked for", async () => {
  const { queries, send } = openPage();
  const { number, dialled } = call;
  const refusal = { code: "no_route", message: { key: "No route.", values: {} }, retry: false };
  send({ type: "call_refused", ...places, number, dialled, ...refusal });
  await expect.poll(() => outdated(queries)).toEqual(new Set(ofCalls.map(hashKey)));
});

it("what was asked for the first time before an event is asked for again", async () => {
  const { queries, send } = openPage();
  const answers: ((credits: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queries, { queryKey: queryKeys.debt, queryFn });
  const leave = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  send({ type: "transaction", id: "1" });
  answers[0]?.(50);
  await expect.poll(() => queries.getQueryData(queryKeys.debt)).toBe(50);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(150);
  await expect.poll(() => queries.getQueryData(queryKeys.debt)).toBe(150);
  expect(answers).toHaveLength(2);
  leave();
});

it("the balance and the call of an event stand, whatever a request before it answers later", async () => {
  const { queries, send } = openPage();
  const { promise, resolve } = Promise.withResolvers<number>();
  const answer = queries.fetchQuery({ queryKey: credits, queryFn: () => promise, staleTime: 0 });
  send({ type: "state", ...balance, pausedByDispute: true, switchedOff: ["calling"], call });
  await expect.poll(() => queries.getQueryData(credits)).toBe(7);
  resolve(100);
  await answer.catch(() => undefined);
  expect(queries.getQueryData(credits)).toBe(7);
  expect(queries.getQueryData(pausedByDispute)).toBe(true);
  expect(queries.getQueryData(switchedOff)).toEqual(["calling"]);
  expect(queries.getQueryData(callsUnderWay)).toMatchObject([{ callId: call.callId }]);
  send({ type: "call", ...over });
  await expect.poll(() => queries.getQueryData(callsUnderWay)).toEqual([]);
});

it("nothing is followed any more once it is stopped", () => {
  const { queries, send, miss, stop } = openPage();
  stop();
  send({ type: "settings" });
  miss();
  expect(outdated(queries)).toEqual(new Set());
});
