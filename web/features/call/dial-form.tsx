import { Phone as PhoneIcon } from "lucide-react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { minimumCallCredits } from "../../../contract/constants.ts";
import { messages } from "../../../contract/messages.ts";
import { useCredits } from "../../lib/account-queries.ts";
import { internationalNumber, tidyNumber } from "../../lib/dialled-number.ts";
import type { Phone } from "../../phone/phone.ts";
import { usePhone } from "../../phone/use-phone.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CallQuote } from "./call-quote.tsx";

interface DialValues {
  phoneNumber: string;
}

export function DialForm({ phone }: { phone: Phone }) {
  const { device, phase, number: lastNumber, error } = usePhone(phone);
  const credits = useCredits();
  const { register, setValue, watch, handleSubmit } = useForm<DialValues>({
    defaultValues: { phoneNumber: lastNumber ? tidyNumber(lastNumber) : "" },
  });
  const number = internationalNumber(watch("phoneNumber"));
  // How a call failed is said when it ends; only trouble of the device itself stays on the card.
  const deviceError = phase === "ended" && device !== "failed" ? null : error;

  function startCall(): void {
    const obstacle = callObstacle(number, credits.data, device === "ready");
    if (number === null || obstacle) {
      toast.error(obstacle);
      return;
    }
    phone.start(number).catch(() => toast.error(messages.call.failed));
  }

  return (
    <form noValidate onSubmit={handleSubmit(startCall)} className="space-y-5">
      <TextField
        label="Phone number"
        prefix="+"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="44 20 7946 0000"
        hint={<FormatHints />}
        {...register("phoneNumber", {
          onChange: (event: { target: { value: string } }) =>
            setValue("phoneNumber", tidyNumber(event.target.value)),
        })}
      />
      <CallQuote number={number} credits={credits.data} />
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
    </form>
  );
}

/** What keeps a call from being started, in the order a person would mend it. */
function callObstacle(number: string | null, credits: number | undefined, isReady: boolean): string | null {
  if (number === null) return messages.call.missingNumber;
  if (credits !== undefined && credits < minimumCallCredits) return messages.call.noCredit;
  return isReady ? null : messages.call.deviceNotReady;
}

function FormatHints() {
  return (
    <ul className="space-y-0.5">
      <li>US/Canada: 1 + area code + number</li>
      <li>International: country code + number</li>
      <li>No spaces, dashes or parentheses; pasted ones are removed for you</li>
    </ul>
  );
}
