import { Phone as PhoneIcon } from "lucide-react";
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
import { messages } from "#contract/messages.ts";
import type { E164 } from "#contract/phone-number.ts";
import { ContactSlot } from "#web/contacts/contact-slot.tsx";
import { drafts } from "#web/lib/browser-drafts.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { loadNumberingPlans, useNumberingPlans } from "#web/lib/numbering-plans.ts";
import { useCredits } from "#web/lib/user-queries.ts";
import type { AudioDevices } from "#web/phone/devices/audio-devices.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { type TypedPrice, useTypedPrice } from "#web/tariff/number-price.ts";
import { shownRate } from "#web/tariff/price-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Arrivals, useArrivals } from "#web/ui/arrivals.tsx";
import { Button } from "#web/ui/button.tsx";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";
import { callObstacle, isForbidden } from "./call-obstacle.ts";
import { CallQuote } from "./call-quote.tsx";
import { CountryButton } from "./country-button.tsx";
import { createDialEntry } from "./dial-entry.ts";
import { dialledText, textOfNumber } from "./dialled-text.ts";
import { NumberField } from "./number-field.tsx";
import { readField } from "./read-field.ts";
import { RecentList } from "./recent-list.tsx";
import { useRecentNumbers } from "./recent-numbers.ts";
import { spaceField } from "./space-field.ts";
import { useEmergency } from "./use-emergency.ts";
import { useNumberFacts } from "./use-number-facts.ts";

const DialPad = lazyPart(async () => (await import("./dial-pad.tsx")).DialPad, NotLoaded);

interface DialFormProps {
  phone: Phone;
  audio: Pick<AudioDevices, "snapshot">;
  /** The result of the last call, shown near the button that the user pressed. */
  children: ReactNode;
}

export function DialForm({ phone, audio, children }: DialFormProps) {
  const { device, phase, number: lastNumber, error, isLastingError } = usePhone(phone);
  const credits = useCredits();
  const field = useRef<HTMLInputElement>(null);
  const quote = useRef<HTMLDivElement>(null);
  const [entry] = useState(() => createDialEntry(lastNumber));
  const {
    text: typed,
    country: chosen,
    asked: given,
    choices,
  } = useSyncExternalStore(entry.subscribe, entry.snapshot);
  useEffect(() => entry.open(), [entry]);
  const knowsPlans = useNumberingPlans(typed !== "");
  useEffect(() => {
    // What was typed before the plans came gets its spaces in the field at once: a user who selects it to type another
    // number would lose the selection to a later render.
    if (knowsPlans && field.current && field.current.value !== "") entry.space(spaceField(field.current));
  }, [knowsPlans, entry]);
  const { number: meant, digits, code, keys } = readField(typed, chosen);
  const facts = useNumberFacts(typed !== "");
  const emergency = useEmergency(digits, facts);
  const isOpen = choices.length > 0;
  const { number, price: asked } = useTypedPrice(isOpen ? "" : (meant ?? digits));
  const price = emergency.sentence === null ? asked : refusedAs(emergency.sentence);
  const begun = emergency.sentence === null && !isOpen ? facts?.countryBegun(digits, chosen) : undefined;
  const country = begun ?? chosen;
  const [hasPad, setPad] = useState(false);
  const [isArriving, report] = useArrivals();
  const hintsId = useId();
  const [lastCalled] = useRecentNumbers().recent;
  const isReady = device !== "failed" && device !== "unsupported";
  // A toast reports a failed call; the card keeps only what lasts, and errors of the device itself.
  const deviceError = phase === "ended" && isReady && !isLastingError ? null : error;

  // The field or the quote already shows why.
  const isRefused = price.state === "refused" || isForbidden(price);

  // The call opens a device that is not open yet. The button stays enabled meanwhile: the very press that first touches
  // the page begins to open the device, and must not be lost.
  const notReady = device === "unsupported" ? error : isReady ? null : t(messages.call.deviceNotReady);

  async function startCall(event: FormEvent): Promise<void> {
    event.preventDefault();
    // As on every phone, the first press brings the last number back, and the next one calls it.
    if (typed === "" && lastCalled) {
      choose(lastCalled.number);
      return;
    }
    if (isOpen) {
      quote.current?.querySelector("button")?.focus();
      return;
    }
    if (emergency.ask() !== null) {
      field.current?.focus();
      return;
    }
    // The press may come before the plans that read the number.
    if (!knowsPlans) await loadNumberingPlans();
    const target = number ?? readField(typed, chosen).number;
    const obstacle = callObstacle({ number: target, price, credits: credits.data, notReady });
    if (target === null || obstacle) {
      if (obstacle !== null && !isRefused) toast.error(obstacle);
      if (target === null || isRefused) field.current?.focus();
      return;
    }
    dial(target, keys);
  }

  function redial(target: E164): void {
    choose(target);
    const unknown = { state: "looking" } as const;
    const obstacle = callObstacle({ number: target, price: unknown, credits: credits.data, notReady });
    if (obstacle === null) dial(target);
    else toast.error(obstacle);
  }

  function choose(target: E164): void {
    chooseText(dialledText(target).text);
  }

  function chooseText(text: string): void {
    entry.write(text);
    field.current?.focus();
  }

  /** A number that is typed to its end is shown as it is dialled: "44 020 7946 0000" without its trunk zero. */
  function leave(): void {
    if (meant === null || isOpen) return;
    const text = textOfNumber(meant, { code, keys });
    if (text !== typed) entry.write(text);
  }

  function dial(target: E164, keysAfterAnswer = ""): void {
    drafts.drop("dial");
    phone.start(target, shownRate(target), keysAfterAnswer).catch(() => toast.error(t(messages.call.failed)));
  }

  return (
    <form noValidate onSubmit={startCall} className="space-y-4">
      <NumberField
        ref={field}
        value={typed}
        onType={entry.write}
        onPaste={(text, into) => void entry.paste(text, into)}
        onLeave={leave}
        invalid={isRefused}
        before={
          <CountryButton
            country={country}
            typed={given || typed}
            onChoose={entry.chooseCountry}
            onDone={() => field.current?.focus()}
          />
        }
        hintsId={hintsId}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" className="flex-1 sm:min-w-44 sm:flex-none">
          <PhoneIcon aria-hidden="true" className="size-5" />
          {t("Start Call")}
        </Button>
        <Button
          variant="secondary"
          size="large"
          aria-expanded={hasPad}
          onClick={() => setPad(!hasPad)}
          className="px-4"
        >
          <KeysIcon />
          <span className="max-sm:sr-only">{t("Dial pad")}</span>
        </Button>
      </div>
      {hasPad && (
        <Suspense fallback={null}>
          <DialPad field={field} onType={entry.write} speakerId={() => audio.snapshot().speakerId} />
        </Suspense>
      )}
      {deviceError && (
        <Alert
          tone="danger"
          action={
            device === "failed" && (
              <Button variant="secondary" size="small" onClick={() => void phone.initialise()}>
                {t("Try again")}
              </Button>
            )
          }
        >
          {deviceError}
        </Alert>
      )}
      <CallQuote
        ref={quote}
        choices={choices}
        onChoose={chooseText}
        beside={{ code, keys }}
        digits={emergency.sentence === null ? digits : ""}
        price={price}
        credits={credits.data}
        hintsId={hintsId}
      />
      <Arrivals value={report}>
        <ContactSlot typed={typed} onChoose={choose} onCall={redial} />
        {children}
      </Arrivals>
      <div className={isArriving ? "invisible" : ""}>
        <RecentList onChoose={choose} onRedial={redial} />
      </div>
    </form>
  );
}

function refusedAs(message: string): TypedPrice {
  return { state: "refused", message };
}

/** Nine keys, drawn here: the icon library's are three times as large. */
function KeysIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d="M5 5h0M12 5h0M19 5h0M5 12h0M12 12h0M19 12h0M5 19h0M12 19h0M19 19h0"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
