import { Info } from "lucide-react";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import type { Phone } from "#web/phone/phone.ts";
import { isSilence } from "#web/phone/quality/quality-hints.ts";
import { usePhone } from "#web/phone/use-phone.ts";
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
    <div role="status" className="empty:sr-only">
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

/** The sentence for a call that has no microphone, or whose sound does not come or go at all; null while all do. */
export function useSilence(phone: Phone): string | null {
  const { phase, notice, microphone } = usePhone(phone);
  if (phase !== "in_progress") return null;
  if (microphone !== "fine") return t(inCallMessages.microphone[microphone]);
  if (notice === null || !isSilence(notice)) return null;
  return t(inCallMessages.silence[notice]);
}
