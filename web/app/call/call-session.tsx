import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { refreshBalance } from "#web/kit/api/user-queries.ts";
import { serverEvents } from "#web/kit/events/browser-events.ts";
import { setInCall } from "#web/kit/loading/ongoing-call.ts";
import { useCsrfToken } from "#web/kit/session/browser-session.ts";
import type { AudioDevices } from "#web/phone/devices/audio-devices.ts";
import { browserAudioDevices } from "#web/phone/devices/audio-devices.ts";
import { latePhone } from "#web/phone/late-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { type CallNotesStore, createCallNotes } from "./call-notes.ts";
import { tokenFetcher } from "./dial/fetch-token.ts";
import { type CallEnding, watchEnds } from "./ended/watch-ends.ts";
import { noteAttempts } from "./own-attempts.ts";

export interface CallSession {
  phone: Phone;
  audio: AudioDevices;
  notes: CallNotesStore;
  /** The token and the host with which a device reaches the calling service. */
  access: { fetchToken: () => Promise<string>; signallingHost: string | undefined };
  /** The last call that ended on this page, once its receipt has arrived. */
  last: { call: CallEnding; receipt: CallReceipt } | null;
  /** True while the receipt of an ended call is on its way. */
  isSettling: boolean;
}

const loadEngine = () => import("#web/phone/create-phone.ts");
const loadDuringCall = () => import("./during-call.ts");

let current: CallSession | null = null;
const listeners = new Set<() => void>();

function keep(next: CallSession | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The call session; null until it has been opened. */
export function useCallSession(): CallSession | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/**
 * Owns the call engine as long as the session lasts, so that a call continues while the user opens other pages.
 * Fetches the receipt of every call that ends. Renders nothing.
 */
export function CallSessionKeeper() {
  const session = useCsrfToken();
  const config = useConfig();
  const queries = useQueryClient();
  const {
    mutate: settle,
    data: last,
    isPending: isSettling,
  } = useMutation({
    mutationFn: async (call: CallEnding) => {
      const { fetchReceipt } = await loadDuringCall();
      return { call, receipt: await fetchReceipt(callApi, call) };
    },
    onMutate: async (call) => (await loadDuringCall()).announceEnd(call),
    onSuccess: async ({ call, receipt }, _call, endToast) =>
      (await loadDuringCall()).announceReceipt(call, receipt, endToast),
    onError: async (error, call) => (await loadDuringCall()).announceLostReceipt(error, call),
    onSettled: async (result, _error, call) => {
      void refreshBalance(queries);
      if (result?.receipt.refusal?.code === "price_changed") {
        void queries.invalidateQueries({ queryKey: queryKeys.tariff });
      }
      await (await loadDuringCall()).keepQuality(callApi, call);
      await queries.invalidateQueries({ queryKey: queryKeys.calls });
    },
  });
  const [callSession, setCallSession] = useState<Omit<CallSession, "last" | "isSettling"> | null>(null);
  const signallingHost = config.data?.voice.signallingHost;
  const tracing = config.data?.tracing === true;
  useEffect(() => {
    // A device's token is good for the session it was made in, so another session gets another phone.
    if (session === null || !config.isSuccess) return;
    const access = { fetchToken: tokenFetcher(callApi, tracing), signallingHost };
    const audio = browserAudioDevices();
    const notes = createCallNotes();
    const phone = latePhone(async () => (await loadEngine()).createPhone({ ...access, audio }));
    const unsubscribe = subscribeToServer(notes);
    const stopMarking = followBegins(phone, async () =>
      (await loadDuringCall()).accompany(phone, notes, queries),
    );
    const stopNoting = noteAttempts(phone);
    const stopWatching = watchEnds(phone, (call) => settle(call));
    setCallSession({ phone, audio, notes, access });
    return () => {
      unsubscribe();
      stopWatching();
      stopMarking();
      stopNoting();
      phone.destroy();
      audio.close();
      setCallSession(null);
      keep(null);
    };
  }, [session, config.isSuccess, signallingHost, tracing, settle, queries]);

  useEffect(
    () => keep(callSession && { ...callSession, last: last ?? null, isSettling }),
    [callSession, last, isSettling],
  );
  return null;
}

/** Marks the page as being in a call, and at the first one begins what goes along with calls. */
function followBegins(phone: Phone, accompany: () => Promise<() => void>): () => void {
  let leaving: Promise<() => void> | undefined;
  const unsubscribe = phone.subscribe(() => {
    const { phase } = phone.snapshot();
    const isOngoing = phase !== "idle" && phase !== "ended";
    setInCall(isOngoing);
    if (!isOngoing || leaving) return;
    leaving = accompany();
    // The call goes on without it.
    leaving.catch(() => undefined);
  });
  return () => {
    unsubscribe();
    setInCall(false);
    void leaving?.then((leave) => leave()).catch(() => undefined);
  };
}

/** Passes the server's events about the call to the notes. */
function subscribeToServer(notes: CallNotesStore): () => void {
  const stops = [
    serverEvents.on("state", notes.take),
    serverEvents.on("call", notes.take),
    serverEvents.on("call_warning", notes.take),
    serverEvents.on("call_extended", notes.take),
    serverEvents.on("line_credited", async ({ credits }) =>
      (await loadDuringCall()).announceLineCredit(credits),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
