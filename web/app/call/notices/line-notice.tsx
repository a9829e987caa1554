import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { callWarnings_s } from "#contract/events.ts";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { type CurrentCall, useKnownSecondsLeft, useNotes } from "#web/app/call/use-seconds-left.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { isSilence } from "#web/phone/quality/quality-hints.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** Fault of the call: one sentence, the worst. It goes with its cause. */
export function LineNotice({ phone }: { phone: Phone }) {
  const { notice, error, microphone } = usePhone(phone);
  const silence = useSilence(phone);
  const danger = silence ?? error;
  if (danger !== null) {
    const isMicrophoneLost = microphone === "denied" || microphone === "missing";
    return (
      <FootLine>
        <Alert
          tone="danger"
          action={
            isMicrophoneLost && (
              <Button variant="secondary" size="small" onClick={() => void phone.reopenMicrophone()}>
                {t("Try again")}
              </Button>
            )
          }
        >
          {danger}
        </Alert>
      </FootLine>
    );
  }
  return (
    // In a short window the keys of an open keypad take the place of advice, which is heard all the same.
    <div role="status" className="empty:sr-only short:in-data-[compact=keypad]:sr-only">
      {notice !== null && !isSilence(notice) && (
        <FootLine>
          <p key={notice} className="fade-in flex items-start gap-2 text-ink-soft text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            {t(inCallMessages.hints[notice])}
          </p>
        </FootLine>
      )}
    </div>
  );
}

/** In a small place: that no sound comes or goes, or else the time that is left, from the first warning on. */
export function BriefNotice({ phone, notes, className }: CurrentCall & { className: string }) {
  const silence = useSilence(phone);
  const left_s = useKnownSecondsLeft({ phone, notes });
  const { cutShort } = useNotes(notes);
  if (silence !== null) {
    return (
      <p role="alert" className={className}>
        {silence}
      </p>
    );
  }
  if (left_s === null || left_s > callWarnings_s[0] || cutShort) return null;
  return <p className="figures text-sm">{say(inCallMessages.minutesLeft(formatTalkTime(left_s)))}</p>;
}

/** The sentence for a call that has no microphone, or whose sound does not come or go at all; null while all do. */
function useSilence(phone: Phone): string | null {
  const { phase, notice, microphone } = usePhone(phone);
  if (phase !== "in_progress") return null;
  if (microphone !== "fine") return t(inCallMessages.microphone[microphone]);
  if (notice === null || !isSilence(notice)) return null;
  return t(inCallMessages.silence[notice]);
}

export function FootLine({ children }: { children: ReactNode }) {
  return (
    <div data-foot-line className="border-line border-t bg-surface">
      <div className="page-width py-2">{children}</div>
    </div>
  );
}
