import { Phone as PhoneIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { messages } from "#contract/messages.ts";
import { type E164, tidyNumber } from "#contract/phone-number.ts";
import { drafts } from "#web/lib/browser-session.ts";
import { useKeptDraft } from "#web/lib/use-kept-draft.ts";
import { useCredits } from "#web/lib/user-queries.ts";
import type { Phone } from "#web/phone/phone.ts";
import { usePhone } from "#web/phone/use-phone.ts";
import { useTypedPrice } from "#web/tariff/number-price.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { callObstacle, isForbidden } from "./call-obstacle.ts";
import { CallQuote } from "./call-quote.tsx";
import { dialledText } from "./dialled-text.ts";
import { type DialValues, NumberField } from "./number-field.tsx";
import { RecentList } from "./recent-list.tsx";

const keptFields = ["phoneNumber"] as const;

interface DialFormProps {
  phone: Phone;
  /** The result of the last call, shown near the button that the user pressed. */
  children: ReactNode;
}

export function DialForm({ phone, children }: DialFormProps) {
  const { device, phase, number: lastNumber, error } = usePhone(phone);
  const credits = useCredits();
  const form = useForm<DialValues>({
    defaultValues: { phoneNumber: dialledText(lastNumber ?? drafts.read("dial").phoneNumber ?? "").text },
  });
  useKeptDraft("dial", form.subscribe, keptFields);
  const typed = form.watch("phoneNumber");
  const { number, price } = useTypedPrice(typed);
  // A toast reports a failed call; the card keeps only errors of the device itself.
  const deviceError = phase === "ended" && device !== "failed" ? null : error;

  // The field or the quote already shows why.
  const isRefused = price.state === "refused" || isForbidden(price);

  function startCall(): void {
    const obstacle = callObstacle({ number, price, credits: credits.data, isReady: device === "ready" });
    if (number === null || obstacle) {
      if (obstacle !== null && !isRefused) toast.error(obstacle);
      if (number === null || isRefused) form.setFocus("phoneNumber");
      return;
    }
    dial(number);
  }

  function redial(target: E164): void {
    choose(target);
    const unknown = { state: "looking" } as const;
    const isReady = device === "ready";
    const obstacle = callObstacle({ number: target, price: unknown, credits: credits.data, isReady });
    if (obstacle === null) dial(target);
    else toast.error(obstacle);
  }

  function choose(target: E164): void {
    form.setValue("phoneNumber", dialledText(target).text);
    form.setFocus("phoneNumber");
  }

  function dial(target: E164): void {
    drafts.drop("dial");
    phone.start(target).catch(() => toast.error(messages.call.failed));
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(startCall)} className="space-y-5">
      <NumberField form={form} invalid={isRefused} />
      <CallQuote digits={tidyNumber(typed)} price={price} credits={credits.data} />
      {deviceError && <Alert tone="danger">{deviceError}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="large"
          busy={device === "initialising"}
          className="min-w-44 flex-1 sm:flex-none"
        >
          {device !== "initialising" && <PhoneIcon aria-hidden="true" className="size-5" />}
          Start Call
        </Button>
        {device === "failed" && (
          <Button variant="secondary" size="large" onClick={() => void phone.initialise()}>
            Try again
          </Button>
        )}
      </div>
      {children}
      <RecentList onChoose={choose} onRedial={redial} />
    </form>
  );
}
