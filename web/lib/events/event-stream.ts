import { heartbeat_ms, type ServerEvent } from "#contract/events.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { delay } from "#web/lib/delay.ts";
import type { Session } from "#web/lib/session.ts";
import { createEventListeners, type OnEvent } from "./event-listeners.ts";
import { readEvents } from "./read-events.ts";

/** After so long without a sign of life the connection counts as lost. */
const silence_ms = 3 * heartbeat_ms;
const firstPause_ms = 500;
const longestPause_ms = 15_000;

/** Whether somebody looks at the page, or would miss what it hears. */
export interface Attention {
  isNeeded(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface EventStreamDeps {
  session: Pick<Session, "token" | "end" | "subscribe">;
  fetcher: typeof fetch;
  attention: Attention;
  /** From 0 to 1. */
  random: () => number;
}

/** What the server tells this page on its own. */
export interface EventStream {
  on: OnEvent;
  /** Stays connected while there is a session and attention, until the returned function is called. */
  start(): () => void;
}

/** One connection at a time, found again after every loss, at first soon and then ever more patiently. */
export function createEventStream({ session, fetcher, attention, random }: EventStreamDeps): EventStream {
  const { on, emit } = createEventListeners();
  const wantedToken = () => (attention.isNeeded() ? session.token() : null);
  const subscribe = (listener: () => void) => {
    const stops = [session.subscribe(listener), attention.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Resolves when the token is no longer the one that is wanted. */
  async function changeFrom(token: string | null, stopped: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (wantedToken() === token && !stopped.aborted) return;
        stop();
        stopped.removeEventListener("abort", look);
        resolve();
      };
      const stop = subscribe(look);
      stopped.addEventListener("abort", look);
      look();
    });
  }

  /** Listens on one connection until it is lost; tells whether anything was heard on it. */
  async function listen(token: string, signal: AbortSignal): Promise<boolean> {
    const silent = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let heard = false;
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silence_ms);
    };
    const onEvent = (event: ServerEvent) => {
      if (signal.aborted) return;
      heard = true;
      emit(event);
    };
    onSign();
    try {
      const either = AbortSignal.any([signal, silent.signal]);
      await readEvents({ fetcher, token, signal: either, onSign, onEvent });
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      if (isOver && session.token() === token) session.end("expired");
    } finally {
      clearTimeout(timer);
    }
    return heard;
  }

  async function stayConnected(stopped: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stopped.aborted) {
      const token = wantedToken();
      const changing = new AbortController();
      const changed = changeFrom(token, AbortSignal.any([stopped, changing.signal]));
      if (token === null) {
        await changed;
        failures = 0;
        continue;
      }
      const connection = new AbortController();
      void changed.then(() => connection.abort());
      const heard = await listen(token, connection.signal);
      failures = heard ? 0 : failures + 1;
      const pause_ms = Math.min(firstPause_ms * 2 ** failures, longestPause_ms) * (0.5 + random() / 2);
      await delay(pause_ms, connection.signal).catch(() => undefined);
      changing.abort();
    }
  }

  return {
    on,
    start() {
      const stopped = new AbortController();
      void stayConnected(stopped.signal);
      return () => stopped.abort();
    },
  };
}
