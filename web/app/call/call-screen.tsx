import { ChevronDown, PictureInPicture2 } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { companionMessages } from "#contract/messages/call-messages.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import type { CallSession } from "./call-session.tsx";
import { AudioChoice } from "./controls/audio-choice.tsx";
import { CallControls } from "./controls/call-controls.tsx";
import { CallMeters } from "./controls/call-meters.tsx";
import { EndCall } from "./controls/end-call.tsx";
import { Keypad } from "./controls/keypad.tsx";
import { IncomingCallBar } from "./incoming/incoming-call-bar.tsx";
import { ParkedCallBar } from "./incoming/parked-call-bar.tsx";
import { CallNotices } from "./notices/call-notices.tsx";
import { EndNoticeOffer } from "./notices/end-notice-offer.tsx";
import { useRingingCall } from "./notices/other-call.ts";
import { callWindowOpener } from "./open-call-window.ts";
import { callStatus } from "./plain-call.tsx";
import { CallClock } from "./stage/call-clock.tsx";
import { CallPerson } from "./stage/call-person.tsx";
import { QualityLine } from "./stage/quality-line.tsx";
import { useCallPanel } from "./use-call-panel.ts";
import { useCallScreen } from "./use-call-screen.ts";

/** The ongoing call as the whole screen of a small window. Closed, by Escape or the back button, it leaves the bar. */
export function CallScreen({ callSession }: { callSession: CallSession }) {
  const { phone } = callSession;
  const snapshot = usePhone(phone);
  const { phase } = snapshot;
  const { leave } = useCallScreen();
  const { panel, toggle, close, onKeyDown, onPaste } = useCallPanel(phone);
  const stageId = useId();
  const endCall = useRef<HTMLButtonElement>(null);
  const inProgress = phase === "in_progress";
  const waiting = useRingingCall();
  useLeaveAtEnd(phone, leave);

  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || leave()}>
      <Radix.Portal>
        <Radix.Content
          data-call-screen
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            endCall.current?.focus();
          }}
          // The bar or the dialler takes the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            if (panel === null) return;
            event.preventDefault();
            close();
          }}
          // A message above the screen may be pressed.
          onInteractOutside={(event) => event.preventDefault()}
          className="fade-in fixed inset-0 z-40 overflow-y-auto bg-stage text-stage-ink low:scroll-pt-30"
        >
          <fieldset
            aria-label={t("Call#noun")}
            data-compact={panel ?? undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="mx-auto flex h-full min-w-0 max-w-md flex-col low:max-sm:h-auto low:max-sm:min-h-full low:sm:grid low:sm:max-w-4xl low:sm:grid-cols-2"
          >
            <div className="flex flex-1 flex-col low:max-sm:contents">
              {/* Whom the call is with, how long and for how much stays in view, however low the window is. */}
              <div
                id={stageId}
                className="sticky top-0 z-10 shrink-0 bg-stage px-4 pt-[env(safe-area-inset-top)] pb-2 text-center"
              >
                <div className="-mx-2 flex h-14 items-center justify-between compact:h-11">
                  <Radix.Close aria-label={t("Minimize the call")} className={cornerStyle}>
                    <ChevronDown aria-hidden="true" className="size-6" />
                  </Radix.Close>
                  <Radix.Title className="sr-only">{t("Call#noun")}</Radix.Title>
                  <WindowButton callSession={callSession} />
                </div>
                <div className="compact:-mt-11 compact:flex compact:min-h-11 compact:flex-col compact:justify-center compact:px-10">
                  <CallPerson phone={phone} />
                  <p
                    role="status"
                    className="mt-1 min-h-6 text-sm text-stage-soft compact:mt-0 compact:min-h-5 compact:text-xs"
                  >
                    {callStatus(snapshot)}
                  </p>
                </div>
                <div className={classNames("min-h-26 compact:min-h-0", !inProgress && "invisible")}>
                  <CallClock callSession={callSession} />
                </div>
              </div>
              <div className="px-4 pb-3 text-center tall:min-h-14 tall:flex-[1_1_3.5rem] tall:overflow-y-auto low:overflow-visible">
                <div hidden={panel !== null} className={inProgress ? undefined : "invisible"}>
                  <QualityLine
                    phone={phone}
                    className="mt-1 space-y-4 rounded-control bg-surface p-4 text-start text-ink"
                  >
                    <CallMeters phone={phone} />
                  </QualityLine>
                  <div className="mt-3">
                    <EndNoticeOffer callSession={callSession} />
                  </div>
                </div>
                {panel === "keypad" && (
                  <Panel>
                    <Keypad phone={phone} />
                  </Panel>
                )}
                {panel === "sound" && (
                  <Panel>
                    <AudioChoice audio={callSession.audio} isInCall />
                  </Panel>
                )}
              </div>
            </div>
            <div className="shrink-0 space-y-4 px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))] low:max-sm:mt-auto low:sm:sticky low:sm:bottom-0 low:sm:self-end">
              <div className="-mx-4 empty:hidden">
                <ParkedCallBar phone={phone} />
                {waiting && (
                  <IncomingCallBar key={waiting.callId} call={waiting} phone={phone} isSounding={false} />
                )}
              </div>
              <div className="overflow-hidden rounded-control text-ink">
                {inProgress && <CallNotices callSession={callSession} />}
              </div>
              <CallControls phone={phone} panel={panel} onPanel={toggle} leavesScreen />
              <EndCall
                ref={endCall}
                phone={phone}
                size="large"
                aria-describedby={stageId}
                aria-keyshortcuts="Alt+H"
                className="min-h-15 w-full short:min-h-13 rounded-full focus-visible:outline-stage-ink"
              />
            </div>
          </fieldset>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const cornerStyle =
  "relative flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-stage-line focus-visible:outline-stage-ink";

/** Light ground for controls whose colours are those of a page. */
function Panel({ children }: { children: ReactNode }) {
  return <div className="rounded-control bg-surface p-3 text-start text-ink short:p-2">{children}</div>;
}

/** Opens the call's own window. Without one its place keeps the title in the middle. */
function WindowButton({ callSession }: { callSession: CallSession }) {
  const openWindow = callWindowOpener(callSession);
  if (!openWindow) return <span className="size-11 shrink-0" />;
  return (
    <button
      type="button"
      aria-label={t(companionMessages.window)}
      onClick={openWindow}
      className={cornerStyle}
    >
      <PictureInPicture2 aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Takes the screen's entry off the history when the call is over: the back button would seem to do nothing. */
function useLeaveAtEnd(phone: Phone, leave: () => void): void {
  const look = useEffectEvent(() => {
    const { phase } = phone.snapshot();
    if (phase === "idle" || phase === "ended") leave();
  });
  useEffect(() => phone.subscribe(() => look()), [phone]);
}
