import { Mic, MicOff } from "lucide-react";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { calleeName } from "#web/app/contacts/book/contacts-query.ts";
import { StageToggle } from "#web/kit/controls/stage-toggle.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { formatDuration } from "#web/kit/wording/format.ts";
import { formatFarEnd } from "#web/number/phone-number.ts";
import { usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { EndCall } from "./controls/end-call.tsx";
import { toggleMute } from "./controls/toggle-mute.ts";
import { BriefNotice } from "./notices/line-notice.tsx";
import { beforeAnswer } from "./plain-call.tsx";
import type { CurrentCall } from "./use-seconds-left.ts";

/** Renders the call into another window's page, until the returned function is called. */
export function showCall(place: HTMLElement, call: CurrentCall): () => void {
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <CallWindow {...call} />
    </StrictMode>,
  );
  return () => root.unmount();
}

function CallWindow({ phone, notes }: CurrentCall) {
  // The window has a root of its own, which the page's switch of the language does not draw again.
  useLanguage();
  const snapshot = usePhone(phone);
  const { phase, number, elapsed_s, muted } = snapshot;
  const isTalking = phase === "in_progress";
  const MicIcon = muted ? MicOff : Mic;
  return (
    <main className="flex min-h-dvh flex-col justify-between gap-3 bg-stage p-4 text-center text-stage-ink">
      <title>{t("Call · {brand}")}</title>
      <div>
        <h1 className="truncate font-bold text-lg">
          <bdi>{number ? calleeName(number) : formatFarEnd(number)}</bdi>
        </h1>
        {isTalking ? (
          <>
            <p role="timer" aria-label={t("Call duration")} className="figures font-bold text-2xl">
              {formatDuration(elapsed_s)}
            </p>
            <BriefNotice phone={phone} notes={notes} className="text-sm" />
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
        <EndCall phone={phone} size="small" className="min-h-18 flex-[1.5] focus-visible:outline-stage-ink" />
      </div>
    </main>
  );
}
