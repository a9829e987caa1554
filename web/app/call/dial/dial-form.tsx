import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { minimumCallCredits } from "#contract/constants.ts";
import { otherCallMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useEndOtherCall, useOtherCalls } from "#web/app/call/notices/other-call.ts";
import { ContactSlot } from "#web/app/contacts/book/contact-slot.tsx";
import { callerIdOf } from "#web/app/contacts/book/contacts-query.ts";
import { useCredits } from "#web/kit/api/user-queries.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Arrivals, Arriving, useArrivals } from "#web/kit/notices/arrivals.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { forgetPress, pressedElsewhere } from "#web/number/call-number.ts";
import { CountryButton } from "#web/number/country/country-button.tsx";
import { createDialEntry } from "#web/number/dial-entry.ts";
import { NumberField } from "#web/number/number-field.tsx";
import { loadNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatDialled } from "#web/number/phone-number.ts";
import { CallQuote } from "#web/number/price/call-quote.tsx";
import { isForbidden, type TypedPrice, useNumberPrice } from "#web/number/price/number-price.ts";
import { useRecentNumbers } from "#web/number/recent-numbers.ts";
import { shownRate } from "#web/number/tariff/price-queries.ts";
import { numberOf } from "#web/number/typed-number.ts";
import { useEmergency } from "#web/number/use-emergency.ts";
import type { AudioDevices } from "#web/phone/devices/audio-devices.ts";
import { type CallDetails, type Phone, usePhone } from "#web/phone/phone.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { callObstacle } from "./call-obstacle.ts";
import { DialButtons, loadDialPad } from "./dial-buttons.tsx";
import { OnePressCall } from "./one-press-call.tsx";
import { useIsReturning } from "./use-is-returning.ts";

const DialPad = lazyPart(loadDialPad, NotLoaded);
const RecentRows = lazyPart(async () => (await import("./recent-rows.tsx")).RecentRows);
const ShownNumber = lazyPart(async () => (await import("./shown-number.tsx")).ShownNumber);

interface DialFormProps {
  phone: Phone;
  audio: Pick<AudioDevices, "snapshot">;
  /** The number to show in the next call; undefined for the user's default. */
  callerId: string | undefined;
  onChooseCallerId: (id: string) => void;
  /** The result of the last call, shown near the button that the user pressed. Gets what calls a number again. */
  children: (redial: (number: E164) => void) => ReactNode;
}

export function DialForm({ phone, audio, callerId, onChooseCallerId, children }: DialFormProps) {
  const { device, phase, number: lastNumber, error, isLastingError } = usePhone(phone);
  const credits = useCredits();
  const [otherCall] = useOtherCalls();
  const endOtherCall = useEndOtherCall();
  const field = useRef<HTMLInputElement>(null);
  const quote = useRef<HTMLDivElement>(null);
  const [entry] = useState(() => createDialEntry(lastNumber));
  const typed = useSyncExternalStore(entry.subscribe, entry.snapshot);
  useEffect(() => entry.open(), [entry]);
  const knowsPlans = useNumberingPlans(typed.text !== "");
  useEffect(() => {
    if (knowsPlans) entry.readAgain(field.current);
  }, [knowsPlans, entry]);
  const emergency = useEmergency(typed);
  const priceState = useNumberPrice(typed.reading);
  const { sentence } = emergency;
  // Digits of an emergency number that are another number too are a question, which has the sentence above it.
  const isTold = sentence !== null && priceState.state !== "several";
  const price: TypedPrice = isTold ? { state: "refused", message: sentence } : priceState;
  const [pressedNumber, setPressedNumber] = useState<E164 | null>(pressedElsewhere);
  useEffect(() => forgetPress(), []);
  const [isStarting, setStarting] = useState(false);
  const [hasPad, setPad] = useState(false);
  const [isArriving, report] = useArrivals();
  const hintsId = useId();
  const [areRecentArriving, reportRecent] = useArrivals();
  const [lastCalled] = useRecentNumbers().recent;
  // For those who have called, how a number is written stands below the numbers that they call.
  const areHintsLast = useIsReturning() === true && price.state === "none";
  const isReady = device !== "failed" && device !== "unsupported";
  // A toast reports a failed call, and the card keeps what lasts. Errors of the device come at any time, in a notice.
  const lastingError = phase === "ended" && (isLastingError || device === "unsupported") ? error : null;

  // The field or the quote already shows why.
  const isRefused = price.state === "refused" || isForbidden(price);

  // The call opens a device that is not open yet. The button stays enabled meanwhile: the very press that first touches
  // the page begins to open the device, and must not be lost.
  const notReady = device === "unsupported" ? error : isReady ? null : t(messages.call.deviceNotReady);

  /** Shows that a press counted while what its call needs is on its way. */
  function awaited<T>(work: Promise<T>): Promise<T> {
    setStarting(true);
    return work.finally(() => setStarting(false));
  }

  async function startCall(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isStarting) return;
    // As on every phone, the first press brings the last number back, and the next one calls it.
    if (typed.text === "" && lastCalled) {
      choose(lastCalled.number);
      return;
    }
    if (price.state === "several") {
      quote.current?.querySelector("button")?.focus();
      return;
    }
    // The press may come before the plans that read the number.
    if (!knowsPlans) await awaited(loadNumberingPlans());
    const pressed = entry.readAgain(field.current);
    if (emergency.ask(pressed) !== null) {
      field.current?.focus();
      return;
    }
    const target = numberOf(pressed);
    const obstacle = callObstacle({ number: target, price, credits: credits.data, notReady });
    if (target === null || obstacle) {
      if (obstacle !== null && !isRefused) toast.error(obstacle);
      if (target === null || isRefused) field.current?.focus();
      return;
    }
    await dial(target, { keysAfterAnswer: pressed.keys, chosenCountry: pressed.behind });
  }

  function redial(target: E164): void {
    choose(target);
    setPressedNumber(target);
  }

  function choose(text: string): void {
    entry.writeNumber(text);
    field.current?.focus();
  }

  /** A number that is typed to its end is shown as it is dialled: "44 020 7946 0000" without its trunk zero. */
  function leave(): void {
    const { reading, text } = typed;
    if (reading.is === "number" && reading.text !== text) entry.writeNumber(reading.text);
  }

  async function dial(target: E164, details: Partial<CallDetails> = {}): Promise<void> {
    setPressedNumber(null);
    if (otherCall) {
      const action = { label: t("End it"), onClick: () => endOtherCall.mutate(otherCall.callId) };
      toast.error(say(otherCallMessages.alreadyIn(formatDialled(otherCall))), { action });
      return;
    }
    drafts.drop("dial");
    const priced = {
      ...details,
      shownRate: shownRate(target),
      callerId: callerId ?? (await awaited(callerIdOf(target))),
    };
    phone.start(target, priced).catch(() => toast.error(t(notLoadedSentence)));
  }

  const buttons = (
    <DialButtons
      isStarting={isStarting}
      hasCredits={(credits.data ?? minimumCallCredits) >= minimumCallCredits}
      hasPad={hasPad}
      onPad={() => setPad(!hasPad)}
    />
  );
  return (
    <form noValidate onSubmit={startCall} className="flex flex-col gap-4">
      <NumberField
        ref={field}
        value={typed.text}
        onType={entry.type}
        onPaste={(text, into) => void entry.paste(text, into)}
        onLeave={leave}
        invalid={isRefused}
        before={
          <CountryButton
            country={(!isTold && typed.begun) || typed.chosen}
            onChoose={entry.chooseCountry}
            onDone={() => field.current?.focus()}
          />
        }
        hintsId={hintsId}
      />
      {pressedNumber === null ? (
        buttons
      ) : (
        <OnePressCall
          number={pressedNumber}
          typed={typed}
          price={price}
          credits={credits.data}
          notReady={notReady}
          onCall={() => void dial(pressedNumber)}
          onStop={() => setPressedNumber(null)}
        >
          {buttons}
        </OnePressCall>
      )}
      {hasPad && (
        <Suspense fallback={<Loading />}>
          <DialPad field={field} onType={entry.type} speakerId={() => audio.snapshot().speakerId} />
        </Suspense>
      )}
      {lastingError && <Alert tone="danger">{lastingError}</Alert>}
      <CallQuote
        // Made anew where it stands elsewhere: it appears there, and does not move.
        key={areHintsLast ? "last" : "first"}
        className={areHintsLast && classNames("order-last", areRecentArriving && "invisible")}
        ref={quote}
        typed={typed}
        isEmergency={isTold}
        price={price}
        onChoose={choose}
        credits={credits.data}
        hintsId={hintsId}
      />
      <Arrivals value={report}>
        <ContactSlot typed={typed.text} onChoose={choose} onCall={redial} />
        {children(redial)}
        {(price.state === "looking" || price.state === "priced") && (
          // The sentence comes after the price: its place is there before it is.
          <div className="min-h-12 sm:min-h-6">
            {price.state === "priced" && (
              <Suspense fallback={<Arriving />}>
                <ShownNumber
                  refusesCallerIds={price.price.refusesCallerIds === true}
                  number={numberOf(typed)}
                  chosen={callerId}
                  onChoose={onChooseCallerId}
                />
              </Suspense>
            )}
          </div>
        )}
      </Arrivals>
      <div className={classNames("empty:hidden", isArriving && "invisible")}>
        <Arrivals value={reportRecent}>
          <RecentList hasQuote={typed.text !== ""} onChoose={choose} onRedial={redial} />
        </Arrivals>
      </div>
    </form>
  );
}

interface RecentListProps {
  hasQuote: boolean;
  onChoose: (number: E164) => void;
  onRedial: (number: E164) => void;
}

function RecentList(props: RecentListProps) {
  const { isArriving, recent } = useRecentNumbers();
  if (isArriving) return <Arriving />;
  if (recent.length === 0) return null;
  return (
    <Suspense fallback={<Arriving />}>
      <RecentRows recent={recent} {...props} />
    </Suspense>
  );
}
