import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type CallReceipt, callRoutes } from "../../../contract/calls.ts";
import { refreshBalance } from "../../lib/account-queries.ts";
import { callApi } from "../../lib/browser-api.ts";
import { useSessionToken } from "../../lib/browser-session.ts";
import { useConfig } from "../../lib/config-query.ts";
import { createPhone } from "../../phone/create-phone.ts";
import type { EndedCall, Phone } from "../../phone/phone.ts";
import { announceEnd, announceLostReceipt } from "./announce-end.ts";
import { fetchReceipt } from "./fetch-receipt.ts";

export interface CallLine {
  phone: Phone;
  /** The last call that ended on this page, once its receipt is there. */
  last: { call: EndedCall; receipt: CallReceipt } | null;
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
    mutationFn: async (call: EndedCall) => ({ call, receipt: await fetchReceipt(callApi, call) }),
    onSuccess: ({ call, receipt }) => announceEnd(call, receipt),
    onError: (error, call) => announceLostReceipt(error, call),
    onSettled: () => refreshBalance(queries),
  });
  const [phone, setPhone] = useState<Phone | null>(null);
  const signallingHost = config.data?.voice.signallingHost;
  const canBegin = token !== null && config.isSuccess;

  useEffect(() => {
    if (!canBegin) return;
    const created = createPhone({
      fetchToken: async () => (await callApi(callRoutes.token)).token,
      signallingHost,
    });
    created.onEnded((call) => settle(call));
    setPhone(created);
    return () => {
      created.destroy();
      setPhone(null);
    };
  }, [canBegin, signallingHost, settle]);

  return <CallLineContext value={phone && { phone, last: last ?? null }}>{children}</CallLineContext>;
}
