import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { beforeAnswer } from "#web/app/call/plain-call.tsx";
import type { PhoneSnapshot } from "#web/phone/phone.ts";
import { isSilence } from "#web/phone/quality/quality-hints.ts";
import { t } from "#words/translate.ts";

/** The state of a call in a sentence. */
export function callStatus(phone: PhoneSnapshot): string {
  const { phase, reconnecting, muted, notice } = phone;
  if (phase !== "in_progress") return beforeAnswer(phone);
  if (reconnecting) return t(inCallMessages.reconnecting);
  const inProgress = t(messages.call.inProgress);
  // The notice stands below the buttons, which must not move; a low window shows it only in part.
  if (notice !== null && isSilence(notice)) return `${inProgress} ${t(inCallMessages.noSound)}`;
  return muted ? `${inProgress} ${t("You are muted.")}` : inProgress;
}
