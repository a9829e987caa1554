import { useEffect, useRef } from "react";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { type Phone, type PhoneSnapshot, usePhone } from "#web/phone/phone.ts";
import { isSilence } from "#web/phone/quality/quality-hints.ts";
import { t } from "#words/translate.ts";
import { EndCall } from "./controls/end-call.tsx";

interface PlainCallProps {
  phone: Phone;
  /** True in the place of the form with the start button, which had the focus. */
  takesFocus?: boolean;
  /** Asks for the call's controls once more, where they did not load. */
  onRetry?: () => void;
}

/** The ongoing call until the code of its controls is here, and where it does not load: it can be ended all the same. */
export function PlainCall({ phone, takesFocus = false, onRetry }: PlainCallProps) {
  const snapshot = usePhone(phone);
  const endCall = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      endCall.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <fieldset aria-label={t("Call#noun")} className="min-w-0 space-y-4">
      {onRetry && <NotLoaded onRetry={onRetry} />}
      <p role="status" className="text-center text-ink-soft text-sm">
        {snapshot.phase === "in_progress" ? t(messages.call.inProgress) : beforeAnswer(snapshot)}
      </p>
      <EndCall ref={endCall} phone={phone} size="large" className="w-full" />
    </fieldset>
  );
}

export function callStatus(phone: PhoneSnapshot): string {
  const { phase, reconnecting, muted, notice } = phone;
  if (phase !== "in_progress") return beforeAnswer(phone);
  if (reconnecting) return t(inCallMessages.reconnecting);
  const inProgress = t(messages.call.inProgress);
  // The notice stands below the buttons, which must not move; a low window shows it only in part.
  if (notice !== null && isSilence(notice)) return `${inProgress} ${t(inCallMessages.noSound)}`;
  return muted ? `${inProgress} ${t("You are muted.")}` : inProgress;
}

/** States that a call waits in before its answer. */
export function beforeAnswer({ phase, microphone }: Pick<PhoneSnapshot, "phase" | "microphone">): string {
  if (phase === "ringing") return t(inCallMessages.ringing);
  return t(microphone === "asking" ? inCallMessages.microphone.asking : inCallMessages.connecting);
}
