import { askForState_ms, type CallUpdate, heartbeat_ms, type ServerEvent } from "#contract/events.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { delay } from "#web/kit/browser/delay.ts";
import { createListeners } from "#web/kit/listeners.ts";
import type { Session } from "#web/kit/session/session.ts";
import { readEvents } from "./read-events.ts";

/** A connection that is silent for this long counts as lost. */
const silence_ms = 3 * heartbeat_ms;
const firstPause_ms = 500;
const longestPause_ms = 15_000;
/** The state comes first and at once, so a proxy keeps back what has not come by now. A page has 10 s to notice. */
const firstEvent_ms = 7_000;
/** A restart of the server loses a connection or two. */
const blockedAfter = 3;

/** The page's need for events: it is visible, was so a moment ago, or has an open call. */
interface Attention {
  isNeeded(): boolean;
  subscribe(listener: () => void): () => void;
}

interface EventStreamDeps {
  session: Pick<Session, "csrfToken" | "refresh" | "end" | "subscribe">;
  fetcher: typeof fetch;
  attention: Attention;
  random: () => number;
  /** True when the server answers another request. */
  reachesServer(): Promise<boolean>;
  /** Asks for the state once, for as long as the events are blocked. */
  askState(signal: AbortSignal): Promise<ServerEvent>;
}

export type EventStream = ReturnType<typeof createEventStream>;

/** Keeps one connection, and reconnects after every loss with exponential backoff. */
export function createEventStream({
  session,
  fetcher,
  attention,
  random,
  reachesServer,
  askState,
}: EventStreamDeps) {
  const events = new EventTarget();
  const gapListeners = createListeners();
  let hasState = false;
  const blockedListeners = createListeners();
  let blocked = false;
  const setBlocked = (next: boolean) => {
    if (blocked === next) return;
    blocked = next;
    blockedListeners.notify();
  };
  const dispatch = (event: ServerEvent) => {
    events.dispatchEvent(new CustomEvent(event.type, { detail: event }));
    if (event.type !== "state") return;
    // A server that died may have taken events with it, so each later state follows a gap.
    if (hasState || (event.quiet_ms ?? 0) <= pageAge_ms()) gapListeners.notify();
    hasState = true;
  };
  const wantedSession = () => (attention.isNeeded() ? session.csrfToken() : null);
  const subscribe = (listener: () => void) => {
    const stops = [session.subscribe(listener), attention.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Resolves once another session, or none, is wanted. */
  async function changeFrom(csrfToken: string | null, stopped: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (wantedSession() === csrfToken && !stopped.aborted) return;
        stop();
        stopped.removeEventListener("abort", look);
        resolve();
      };
      const stop = subscribe(look);
      stopped.addEventListener("abort", look);
      look();
    });
  }

  /** Listens on one connection until it is lost; returns what came of it. */
  async function listen(csrfToken: string, signal: AbortSignal): Promise<"event" | "answer" | "nothing"> {
    const silent = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sign: "event" | "answer" | "nothing" = "nothing";
    let isLate = false;
    const first = setTimeout(async () => {
      isLate = true;
      const isHeldBack = await reachesServer();
      if (isHeldBack && sign === "nothing" && !signal.aborted) setBlocked(true);
    }, firstEvent_ms);
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence_ms);
    };
    const onEvent = (event: ServerEvent) => {
      if (signal.aborted) return;
      clearTimeout(first);
      sign = isLate ? "answer" : "event";
      dispatch(event);
      // A buffer that was full at last: the next events would wait for the next one.
      if (isLate) silent.abort();
      else setBlocked(false);
    };
    onSign();
    try {
      const either = AbortSignal.any([signal, silent.signal]);
      await readEvents({ fetcher, csrfToken, signal: either, onSign, onEvent });
    } catch (error) {
      if (error instanceof ApiError) sign = "answer";
      if (error instanceof ApiError && error.status === 401) {
        session.refresh();
        if (session.csrfToken() === csrfToken) session.end("expired");
      }
    } finally {
      clearTimeout(timer);
      clearTimeout(first);
    }
    return sign;
  }

  /** Asks for the state again and again while the events are blocked. The stream goes on trying meanwhile. */
  async function askWhileBlocked(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      if (blocked && wantedSession() !== null) {
        const state = await askState(stopped).catch(() => undefined);
        if (state && blocked && !stopped.aborted) dispatch(state);
        await delay(askForState_ms, stopped).catch(() => undefined);
        continue;
      }
      await new Promise<void>((resolve) => {
        const stops = [blockedListeners.subscribe(go), subscribe(go)];
        stopped.addEventListener("abort", go);
        function go() {
          for (const stop of stops) stop();
          stopped.removeEventListener("abort", go);
          resolve();
        }
      });
    }
  }

  async function stayConnected(stopped: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stopped.aborted) {
      const csrfToken = wantedSession();
      const changing = new AbortController();
      const changed = changeFrom(csrfToken, AbortSignal.any([stopped, changing.signal]));
      if (csrfToken === null) {
        await changed;
        failures = 0;
        continue;
      }
      const connection = new AbortController();
      void changed.then(() => connection.abort());
      const sign = await listen(csrfToken, connection.signal);
      failures = sign === "event" ? 0 : failures + 1;
      if (sign === "nothing" && failures >= blockedAfter && !connection.signal.aborted) {
        setBlocked(await reachesServer());
      }
      const pause_ms = Math.min(firstPause_ms * 2 ** failures, longestPause_ms) * (0.5 + random() / 2);
      await delay(pause_ms, connection.signal).catch(() => undefined);
      changing.abort();
    }
  }

  return {
    /**
     * Runs the listener for every event of this type until the returned function is called. An error in one listener is
     * reported and does not stop the others.
     */
    on<Type extends ServerEvent["type"]>(type: Type, listener: (event: EventOf<Type>) => void): () => void {
      const own = (event: Event) => event instanceof CustomEvent && listener(event.detail);
      events.addEventListener(type, own);
      return () => events.removeEventListener(type, own);
    },
    /** Runs the listener when the page may have missed events: while it opened, or was without a stream. */
    onGap: gapListeners.subscribe,
    /** True when the server answers, and none of its events comes through: an extension or a proxy holds them back. */
    isBlocked: () => blocked,
    onBlocked: blockedListeners.subscribe,
    /** Stays connected while there is a session and attention, until the returned function is called. */
    start(): () => void {
      const stopped = new AbortController();
      void stayConnected(stopped.signal);
      void askWhileBlocked(stopped.signal);
      return () => stopped.abort();
    },
  };
}

type EventOf<Type extends ServerEvent["type"]> = Extract<ServerEvent, { type: Type }>;

/** By two clocks: one stands still while a device sleeps, the other may be set. */
const pageAge_ms = () => Math.max(Date.now() - performance.timeOrigin, performance.now());

const hiddenTimeout_ms = 60_000;

type EndOfCall = Pick<CallUpdate, "callId" | "endedAt">;

/** A hidden page drops its connection after a while: a browser opens only six to one address. */
export function pageAttention(page: Pick<Document, "visibilityState" | "addEventListener">) {
  const { subscribe, notify } = createListeners();
  let isWithinTimeout = true;
  let calls: readonly EndOfCall[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(within: boolean): void {
    isWithinTimeout = within;
    notify();
  }

  function look(): void {
    clearTimeout(timer);
    if (page.visibilityState === "hidden") timer = setTimeout(() => change(false), hiddenTimeout_ms);
    change(true);
  }

  /** During a call the page stays connected even while hidden. */
  function setCalls(all: readonly EndOfCall[]): void {
    const wasInCall = calls.length > 0;
    calls = all.filter(({ endedAt }) => endedAt === null);
    if (calls.length > 0 !== wasInCall) look();
  }

  page.addEventListener("visibilitychange", look);
  look();
  return {
    isNeeded: () => page.visibilityState !== "hidden" || calls.length > 0 || isWithinTimeout,
    subscribe,
    setCalls,
    /** One of two calls at most: its end leaves the other as it is. */
    setCall: (call: EndOfCall) => setCalls([...calls.filter(({ callId }) => callId !== call.callId), call]),
  };
}
