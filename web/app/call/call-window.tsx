import { Mic, MicOff, PhoneOff } from "lucide-react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { callWarnings_s } from "#contract/events.ts";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { StageToggle } from "#web/kit/controls/stage-toggle.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { beforeAnswer } from "./before-answer.ts";
import type { CallNotesStore } from "./call-notes.ts";
import { toggleMute } from "./controls/toggle-mute.ts";
import { useSilence } from "./notices/line-notice.tsx";
import { talkTime, useKnownSecondsLeft, useNotes } from "./use-seconds-left.ts";

export interface ShownCall {
  phone: Phone;
  notes: CallNotesStore;
  /** A contact's name, or the number. */
  nameOf: (number: E164) => string;
}

/** Renders the call into another window's page, until the returned function is called. */
export function showCall(place: HTMLElement, shown: ShownCall): () => void {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <CallWindow {...shown} />
    </StrictMode>,
  );
  return () => root.unmount();
}

/** The called number and the call's duration, with the two controls that cannot wait. */
function CallWindow({ phone, notes, nameOf }: ShownCall) {
  // The window has a root of its own, which the page's switch of the language does not draw again.
  useLanguage();
  const snapshot = usePhone(phone);
  const { phase, number, elapsed_s, muted } = snapshot;
  const silence = useSilence(phone);
  const isTalking = phase === "in_progress";
  const MicIcon = muted ? MicOff : Mic;
  return (
    <main className="flex min-h-dvh flex-col justify-between gap-3 bg-stage p-4 text-center text-stage-ink">
      <title>{t("Call · Farline")}</title>
      <div>
        <h1 className="truncate font-bold text-lg">
          <bdi>{number && nameOf(number)}</bdi>
        </h1>
        {isTalking ? (
          <>
            <p role="timer" aria-label={t("Call duration")} className="figures font-bold text-2xl">
              {formatDuration(elapsed_s)}
            </p>
            {silence ? (
              <p role="alert" className="text-sm">
                {silence}
              </p>
            ) : (
              <NearEnd phone={phone} notes={notes} />
            )}
          </>
        ) : (
          <p role="status" className="text-stage-soft">
            {beforeAnswer(snapshot)}
          </p>
        )}
      </div>
      <div className="flex gap-3">
        {isTalking && (
          <StageToggle
            on={muted}
            label={t(muted ? "Unmute" : "Mute")}
            icon={<MicIcon aria-hidden="true" className="size-5" />}
            onClick={() => toggleMute(phone)}
          />
        )}
        <Button
          variant="danger"
          size="small"
          onClick={() => phone.end()}
          className="min-h-18 flex-[1.5] focus-visible:outline-stage-ink"
        >
          <PhoneOff aria-hidden="true" className="size-5" />
          {t("End Call")}
        </Button>
      </div>
    </main>
  );
}

/** The time that is left, from the first warning on. */
function NearEnd({ phone, notes }: Pick<ShownCall, "phone" | "notes">) {
  const left_s = useKnownSecondsLeft({ phone, notes });
  const { cutShort } = useNotes(notes);
  if (left_s === null || left_s > callWarnings_s[0] || cutShort) return null;
  return <p className="figures text-sm">{say(inCallMessages.minutesLeft(talkTime(left_s)))}</p>;
}
