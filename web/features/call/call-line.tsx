import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type CallReceipt, callRoutes } from "#contract/calls.ts";
import { refreshBalance } from "#web/lib/account-queries.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useSessionToken } from "#web/lib/browser-session.ts";
import { useConfig } from "#web/lib/config-query.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import type { AudioDevices } from "#web/phone/audio-devices.ts";
import { browserAudioDevices } from "#web/phone/browser-audio-devices.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { announceEnd, announceLostReceipt } from "./announce-end.ts";
import { type CallNotesStore, createCallNotes } from "./call-notes.ts";
import { fetchReceipt } from "./fetch-receipt.ts";
import { hearServer } from "./hear-server.ts";
import { keepQuality } from "./keep-quality.ts";
import { type FinishedCall, watchEnds } from "./watch-ends.ts";

export interface CallLine {
  phone: Phone;
  audio: AudioDevices;
  notes: CallNotesStore;
  /** What a device needs to reach the calling service. */
  access: { fetchToken: () => Promise<string>; signallingHost: string | undefined };
  /** The last call that ended on this page, once its receipt is there. */
  last: { call: FinishedCall; receipt: CallReceipt } | null;
}

const CallLineContext = createContext<CallLine | null>(null);

/** The line of this session; null until it has been laid. */
export function useCallLine(): CallLine | null {
  return useContext(CallLineContext);
}

/**
 * Owns the call engine for as long as the session lasts, so that a call goes on while its user looks at other pages,
 * and asks for the receipt of every call that ends.
 */
export function CallLineProvider({ children }: { children: ReactNode }) {
  const token = useSessionToken();
  const config = useConfig();
  const queries = useQueryClient();
  const { mutate: settle, data: last } = useMutation({
    mutationFn: async (call: FinishedCall) => ({ call, receipt: await fetchReceipt(callApi, call) }),
    onSuccess: ({ call, receipt }) => announceEnd(call, receipt),
    onError: (error, call) => announceLostReceipt(error, call),
    onSettled: async (_result, _error, call) => {
      void refreshBalance(queries);
      await keepQuality(callApi, call);
      await queries.invalidateQueries({ queryKey: queryKeys.calls });
    },
  });
  const [line, setLine] = useState<Omit<CallLine, "last"> | null>(null);
  const signallingHost = config.data?.voice.signallingHost;
  const canBegin = token !== null && config.isSuccess;

  useEffect(() => {
    if (!canBegin) return;
    const access = { fetchToken: async () => (await callApi(callRoutes.token)).token, signallingHost };
    const audio = browserAudioDevices();
    const notes = createCallNotes();
    const phone = createPhone({ ...access, audio });
    const stopHearing = hearServer(notes);
    const stopWatching = watchEnds(phone, notes, (call) => settle(call));
    setLine({ phone, audio, notes, access });
    return () => {
      stopHearing();
      stopWatching();
      phone.destroy();
      audio.close();
      setLine(null);
    };
  }, [canBegin, signallingHost, settle]);

  return <CallLineContext value={line && { ...line, last: last ?? null }}>{children}</CallLineContext>;
}
