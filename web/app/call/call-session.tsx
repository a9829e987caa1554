import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { useIsCallable } from "#web/kit/api/live-state.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { refreshBalance } from "#web/kit/api/user-queries.ts";
import { serverEvents } from "#web/kit/events/browser-events.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { setInCall } from "#web/kit/loading/ongoing-call.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { useCsrfToken } from "#web/kit/session/browser-session.ts";
import { type AudioDevices, browserAudioDevices } from "#web/phone/devices/audio-devices.ts";
import { latePhone } from "#web/phone/late-phone.ts";
import type { Phone } from "#web/phone/phone.ts";
import { type CallNotesStore, createCallNotes } from "./call-notes.ts";
import { tokenFetcher } from "./dial/fetch-token.ts";
import { type CallEnding, watchEnds } from "./ended/watch-ends.ts";
import { noteAttempts } from "./notices/other-call.ts";

export interface CallSession {
  phone: Phone;
  audio: AudioDevices;
  notes: CallNotesStore;
  /** The token and the host with which a device reaches the calling service. */
  access: { fetchToken: () => Promise<string>; signallingHost: string | undefined };
  /** The last call that ended on this page, once its receipt has arrived. */
  last: { call: CallEnding; receipt: CallReceipt; at: string } | null;
  /** True while the receipt of an ended call is on its way. */
  isSettling: boolean;
  /** True while credits are bought for the call in place. The purchase outlives the call and the page it began on. */
  isAddingCredits: boolean;
  addCredits: (isAdding: boolean) => void;
}

const loadEngine = () => import("#web/phone/create-phone.ts");
const loadDuringCall = () => import("./during-call.ts");

/** By then a page is drawn, and the browser has time for what is larger than it. */
const drawn_ms = 1_500;
const again_ms = 30_000;

const listeners = createListeners();
let current: CallSession | null = null;

function keep(next: CallSession | null): void {
  current = next;
  listeners.notify();
}

export function useCallSession(): CallSession | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => null,
  );
}

/** Owns the call engine as long as the session lasts, so that a call goes on while other pages are open. */
export function CallSessionKeeper() {
  const session = useCsrfToken();
  const config = useConfig();
  const queries = useQueryClient();
  const { inMoney } = useCreditMoney();
  const announceLineCredit = useEffectEvent(async (credits: number) =>
    (await loadDuringCall()).announceLineCredit(credits, inMoney),
  );
  const navigate = useNavigate();
  const go = useEffectEvent((address: string) => void navigate(address));
  const {
    mutate: settle,
    data: last,
    isPending: isSettling,
  } = useMutation({
    mutationFn: async (call: CallEnding) => {
      const { fetchReceipt } = await loadDuringCall();
      return { call, at: new Date().toISOString(), receipt: await fetchReceipt(callApi, call) };
    },
    onMutate: async (call) => (await loadDuringCall()).announceEnd(call),
    onSuccess: async ({ call, receipt }, _call, endToast) =>
      (await loadDuringCall()).announceReceipt(call, receipt, endToast, inMoney),
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
  const [callSession, setCallSession] = useState<Pick<
    CallSession,
    "phone" | "audio" | "notes" | "access"
  > | null>(null);
  const [isAddingCredits, addCredits] = useState(false);
  const signallingHost = config.data?.voice.signallingHost;
  const tracing = config.data?.tracing === true;
  useEffect(() => {
    // A device's token is good for the session it was made in, so another session gets another phone.
    if (session === null || !config.isSuccess) return;
    const access = { fetchToken: tokenFetcher(callApi, tracing), signallingHost };
    const audio = browserAudioDevices();
    const phone = latePhone(async () => (await loadEngine()).createPhone({ ...access, audio }));
    const notes = createCallNotes(() => phone.snapshot().providerCallId);
    const stops = [
      ...(["state", "call", "call_warning", "call_extended"] as const).map((type) =>
        serverEvents.on(type, notes.take),
      ),
      ...(["recharged", "recharge_failed"] as const).map((type) =>
        serverEvents.on(type, async (event) => {
          const { takeRecharge } = await import("./notices/recharge-news.ts");
          takeRecharge(event, phone, go);
        }),
      ),
      serverEvents.on("line_credited", ({ credits }) => announceLineCredit(credits)),
      followBegins(phone, async () => (await loadDuringCall()).accompany(phone, notes)),
      noteAttempts(phone),
      watchEnds(phone, (call) => settle(call)),
      phone.destroy,
      audio.close,
    ];
    setCallSession({ phone, audio, notes, access });
    return () => {
      for (const stop of stops) stop();
      setCallSession(null);
      addCredits(false);
      keep(null);
    };
  }, [session, config.isSuccess, signallingHost, tracing, settle]);

  const isCallable = useIsCallable();
  useEffect(() => {
    if (!isCallable || !callSession) return;
    // After the page is drawn: the SDK is larger than most pages.
    const { phone } = callSession;
    const receive = () => void phone.receive().catch(() => undefined);
    const timer = setTimeout(receive, drawn_ms);
    // A device that failed to open, or was destroyed, brings no call.
    const again = setInterval(() => isDeviceLost(phone) && receive(), again_ms);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
    };
  }, [isCallable, callSession]);

  useEffect(
    () =>
      keep(callSession && { ...callSession, last: last ?? null, isSettling, isAddingCredits, addCredits }),
    [callSession, last, isSettling, isAddingCredits],
  );
  return null;
}

function isDeviceLost(phone: Phone): boolean {
  const { device } = phone.snapshot();
  return device === "failed" || device === "uninitialised";
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
