import { Suspense, useEffect, useId, useRef } from "react";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import type { CallSession } from "./call-session.tsx";
import { AudioChoice } from "./controls/audio-choice.tsx";
import { CallControls } from "./controls/call-controls.tsx";
import { CallMeters } from "./controls/call-meters.tsx";
import { EndCall } from "./controls/end-call.tsx";
import { Keypad } from "./controls/keypad.tsx";
import { EndNoticeOffer } from "./notices/end-notice-offer.tsx";
import { callWindowOpener } from "./open-call-window.ts";
import { callStatus } from "./plain-call.tsx";
import { CallClock } from "./stage/call-clock.tsx";
import { CallPerson } from "./stage/call-person.tsx";
import { EarlierCalls } from "./stage/earlier-calls.tsx";
import { QualityLine } from "./stage/quality-line.tsx";
import { useCallPanel } from "./use-call-panel.ts";

const ContactNote = lazyPart(async () => (await import("./stage/contact-note.tsx")).ContactNote);

/** The ongoing call in the dashboard's card: its stage, and beside it the line, the contact's note and earlier calls. */
export function ActiveCall({ callSession }: { callSession: CallSession }) {
  const { phone } = callSession;
  const snapshot = usePhone(phone);
  const { phase, number } = snapshot;
  const name = useContactName(number);
  const { panel, toggle, onKeyDown, onPaste } = useCallPanel(phone);
  const stageId = useId();
  const endCall = useRef<HTMLButtonElement>(null);
  const inProgress = phase === "in_progress";

  // The form with the start button is gone, so the focus moves to the button that ends the call.
  useEffect(() => {
    if (document.activeElement === document.body) endCall.current?.focus({ preventScroll: true });
  }, []);

  return (
    <fieldset
      aria-label={t("Call#noun")}
      className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_16rem]"
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <div className="min-w-0 space-y-5">
        <div className="rounded-control bg-stage px-4 pt-5 pb-4 text-center text-stage-ink sm:px-6 sm:pb-6">
          <div id={stageId}>
            <CallPerson phone={phone} />
            <p role="status" className="mt-1 min-h-6 text-sm text-stage-soft">
              {callStatus(snapshot)}
            </p>
          </div>
          {/* Its place is kept before the answer: the buttons below stay where they are. */}
          <div className={classNames("min-h-24", !inProgress && "invisible")}>
            <CallClock callSession={callSession} />
          </div>
          <div className="mt-6 space-y-4">
            <CallControls
              phone={phone}
              panel={panel}
              onPanel={toggle}
              onWindow={callWindowOpener(callSession)}
            />
            <EndCall
              ref={endCall}
              phone={phone}
              size="large"
              aria-describedby={stageId}
              aria-keyshortcuts="Alt+H"
              className="w-full focus-visible:outline-stage-ink"
            />
          </div>
        </div>
        {panel === "keypad" && <Keypad phone={phone} />}
        {panel === "sound" && <AudioChoice audio={callSession.audio} isInCall />}
      </div>
      <div className="min-w-0 space-y-5">
        {/* Their places are there while the number rings, so that the answer moves nothing. */}
        <div className={classNames("flex flex-col gap-4", !inProgress && "invisible")}>
          <CallMeters phone={phone} />
          <QualityLine phone={phone} />
          <EndNoticeOffer callSession={callSession} />
        </div>
        {number && name && (
          // As high as the note.
          <div className="min-h-44">
            <Suspense fallback={null}>
              <ContactNote number={number} />
            </Suspense>
          </div>
        )}
        {number && <EarlierCalls number={number} />}
      </div>
      <ShortcutList />
    </fieldset>
  );
}

function ShortcutList() {
  return (
    <p className="hidden text-ink-soft text-sm sm:block xl:col-span-2">
      <RichText
        text={t("Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up")}
        parts={{
          k: (key) => (
            <kbd className="rounded-sm border border-line-strong px-1.5 py-0.5 font-sans font-semibold text-xs">
              {key}
            </kbd>
          ),
        }}
      />
    </p>
  );
}
