import { useSyncExternalStore } from "react";
import type { Phone, PhoneSnapshot } from "./phone.ts";

/** The phone's snapshot; the component renders again after every change. */
export function usePhone(phone: Phone): PhoneSnapshot {
  return useSyncExternalStore(phone.subscribe, phone.snapshot);
}
