import { type RefObject, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { touched } from "#web/kit/browser/served-page.ts";
import { useIsSmall } from "#web/kit/browser/use-is-phone.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { Disclosure } from "#web/kit/controls/disclosure.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Arrivals, Arriving, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { QuotedNumber } from "#web/number/price/call-quote.tsx";
import { useRecentNumbers } from "#web/number/recent-numbers.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import { type CallSession, useCallSession } from "./call-session.tsx";
import { DialForm } from "./dial/dial-form.tsx";
import { DialPlace } from "./dial/dial-place.tsx";
import { OngoingCall } from "./notices/caller-notices.tsx";
import { PlainCall } from "./plain-call.tsx";

const ActiveCall = lazyPart(
  async () => (await import("./active-call.tsx")).ActiveCall,
  ({ callSession, onRetry }) => <PlainCall phone={callSession.phone} takesFocus onRetry={onRetry} />,
);
const CallPlace = lazyPart(async () => (await import("./notices/ongoing-call-bar.tsx")).CallPlace);
const LastCall = lazyPart(async () => (await import("./ended/last-call.tsx")).LastCall);
const SoundChecks = lazyPart(async () => (await import("./dial/sound-checks.tsx")).SoundChecks, NotLoaded);

export function CallCard() {
  // The dialler is drawn in slices, as a transition is: in one piece it blocks a phone.
  const callSession = useDeferredValue(useCallSession());
  return (
    <Card title={t("Make a Call")}>
      <DiallerLists />
      {callSession ? <CallPanel callSession={callSession} /> : <DialPlace />}
    </Card>
  );
}

/** Asks at once for the dialler's lists. It is drawn later, and what stands below it waits for them. */
function DiallerLists() {
  useRecentNumbers();
  useContacts();
  return null;
}

function CallPanel({ callSession }: { callSession: CallSession }) {
  const { phone, last } = callSession;
  const { phase } = usePhone(phone);
  const panel = useRef<HTMLDivElement>(null);
  const isSmall = useIsSmall();
  const [isArriving, report] = useArrivals();
  /** The number to show in the next call; undefined for the user's default. */
  const [callerId, setCallerId] = useState<string>();
  // A choice is for one call, and a call that was refused has not begun.
  if (callerId !== undefined && (phase === "ringing" || phase === "in_progress")) setCallerId(undefined);
  const isActive = phase === "connecting" || phase === "ringing" || phase === "in_progress";
  useOpenDevice(phone, isSmall);
  useFocusOnNumber(panel, isActive);
  return (
    // Takes the focus from the note of a call that ends.
    <div ref={panel} tabIndex={-1} className="outline-none">
      {isActive ? (
        <Suspense fallback={!isSmall && <PlainCall phone={phone} takesFocus />}>
          {isSmall ? <CallPlace /> : <ActiveCall callSession={callSession} />}
        </Suspense>
      ) : (
        <div className="space-y-6">
          <Arrivals value={report}>
            <DialForm
              phone={phone}
              audio={callSession.audio}
              callerId={callerId}
              onChooseCallerId={setCallerId}
            >
              {(redial) => (
                <>
                  {callSession.isSettling && <Arriving />}
                  <Suspense fallback={<Arriving />}>
                    {last && <LastCall {...last} onCallAgain={redial} />}
                  </Suspense>
                </>
              )}
            </DialForm>
          </Arrivals>
          <div className={isArriving ? "invisible" : ""}>
            <SoundAndConnection callSession={callSession} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Checks before a call. They run only while open, because they use the microphone. */
function SoundAndConnection({ callSession }: { callSession: CallSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={t("Test sound and connection for free")} onToggle={setOpen}>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <SoundChecks callSession={callSession} />
        </Suspense>
      )}
    </Disclosure>
  );
}

/**
 * Loads the call engine, the voice SDK and the parts of a call once the user has touched the page. What shows a number's
 * price is first: the user types it before the call.
 */
function useOpenDevice(phone: Phone, isSmall: boolean): void {
  useEffect(() => {
    let isGone = false;
    void touched.then(async () => {
      await Promise.all([loadNumberingPlans(), QuotedNumber.preload()]);
      if (isGone) return;
      for (const { preload } of isSmall ? [OngoingCall, CallPlace, LastCall] : [ActiveCall, LastCall]) {
        void preload();
      }
      phone.initialise().catch(() => undefined);
    });
    return () => {
      isGone = true;
    };
  }, [phone, isSmall]);
}

/** A call's buttons disappear when it ends, and the focus with them, so the focus moves to the number field. */
function useFocusOnNumber(panel: RefObject<HTMLElement | null>, isActive: boolean): void {
  const wasActive = useRef(isActive);
  useEffect(() => {
    const hasEnded = wasActive.current && !isActive;
    wasActive.current = isActive;
    if (!hasEnded || document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLInputElement>("input[type=tel]")?.focus({ preventScroll: true });
  }, [panel, isActive]);
}
