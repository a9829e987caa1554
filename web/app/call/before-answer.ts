import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { PhoneSnapshot } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

/** States that a call waits in before its answer. */
export function beforeAnswer({ phase, microphone }: Pick<PhoneSnapshot, "phase" | "microphone">): string {
  if (phase === "ringing") return t(inCallMessages.ringing);
  return t(microphone === "asking" ? inCallMessages.microphone.asking : inCallMessages.connecting);
}
