import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { CallReceipt } from "#contract/calls.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useCsrfToken } from "#web/lib/browser-session.ts";
import { useConfig } from "#web/lib/config-query.ts";
import { serverEvents } from "#web/lib/events/browser-events.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { refreshBalance } from "#web/lib/user-queries.ts";
import type { AudioDevices } from "#web/phone/audio-devices.ts";
import { browserAudioDevices } from "#web/phone/browser-audio-devices.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { announceEnd, announceLostReceipt, announceReceipt } from "./announce-end.ts";
import { type CallNotesStore, createCallNotes } from "./call-notes.ts";
import { fetchReceipt } from "./fetch-receipt.ts";
import { tokenFetcher } from "./fetch-token.ts";
import { keepQuality } from "./keep-quality.ts";
import { type CallEnding, watchEnds } from "./watch-ends.ts";

export interface CallSession {
  phone: Phone;
  audio: AudioDevices;
  notes: CallNotesStore;
  /** What a device needs to reach the calling service. */
  access: { fetchToken: () => Promise<string>; signallingHost: string | undefined };
  /** The last call that ended on this page, once its receipt has arrived. */
  last: { call: CallEnding; receipt: CallReceipt } | null;
}

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
  const { mutate: settle, data: last } = useMutation({
    mutationFn: async (call: CallEnding) => ({ call, receipt: await fetchReceipt(callApi, call) }),
    onMutate: announceEnd,
    onSuccess: ({ call, receipt }, _call, endToast) => announceReceipt(call, receipt, endToast),
    onError: (error, call) => announceLostReceipt(error, call),
    onSettled: async (_result, _error, call) => {
      void refreshBalance(queries);
      await keepQuality(callApi, call);
      await queries.invalidateQueries({ queryKey: queryKeys.calls });
    },
  });
  const [callSession, setCallSession] = useState<Omit<CallSession, "last"> | null>(null);
  const signallingHost = config.data?.voice.signallingHost;
  const tracing = config.data?.tracing === true;
  useEffect(() => {
    // A device's token is good for the session it was made in, so another session gets another phone.
    if (session === null || !config.isSuccess) return;
    const access = { fetchToken: tokenFetcher(callApi, tracing), signallingHost };
    const audio = browserAudioDevices();
    const notes = createCallNotes();
    const phone = createPhone({ ...access, audio });
    const unsubscribe = subscribeToServer(notes);
    const stopWatching = watchEnds(phone, notes, (call) => settle(call));
    setCallSession({ phone, audio, notes, access });
    return () => {
      unsubscribe();
      stopWatching();
      phone.destroy();
      audio.close();
      setCallSession(null);
      keep(null);
    };
  }, [session, config.isSuccess, signallingHost, tracing, settle]);

  useEffect(() => keep(callSession && { ...callSession, last: last ?? null }), [callSession, last]);
  return null;
}

/** Passes the server's events about the call to the notes. */
function subscribeToServer(notes: CallNotesStore): () => void {
  const stops = [
    serverEvents.on("state", notes.take),
    serverEvents.on("call", notes.take),
    serverEvents.on("call_warning", notes.take),
    serverEvents.on("call_extended", notes.take),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
