import { Phone as PhoneIcon } from "lucide-react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { Flag } from "#web/kit/controls/flag.tsx";
import { LocalTimeSlot } from "#web/number/local-time/local-time-slot.tsx";
import { formatFarEnd } from "#web/number/phone-number.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import { countryName } from "#words/country-names.ts";

/** Person who is called: name or number, country and local time. A ring moves around the picture while it rings. */
export function CallPerson({ phone }: { phone: Phone }) {
  const { number, phase } = usePhone(phone);
  const name = useContactName(number);
  const shownNumber = formatFarEnd(number);
  return (
    <>
      <div
        aria-hidden="true"
        className="relative mx-auto mb-5 size-20 short:mb-3 short:size-11 md:mb-4 md:size-14 compact:hidden"
      >
        {phase === "ringing" && (
          <>
            <span className="absolute inset-0 animate-ping rounded-full border-2 border-stage-ink [animation-duration:2s]" />
            <span className="-inset-2 absolute rounded-full border border-stage-soft" />
          </>
        )}
        <span className="relative flex size-full items-center justify-center rounded-full bg-stage-line font-bold text-lg">
          {name ? [...name.trim()][0]?.toUpperCase() : <PhoneIcon className="size-7" />}
        </span>
      </div>
      <p
        className={classNames(
          "font-bold text-xl compact:truncate compact:text-base",
          name ? "break-words" : "figures",
        )}
      >
        <bdi>{name ?? shownNumber}</bdi>
      </p>
      {name && (
        <p className="figures mt-0.5 compact:hidden">
          <bdi>{shownNumber}</bdi>
        </p>
      )}
      {/* Its place is kept: what stands below does not move when the country arrives. */}
      <div className="mt-1 flex min-h-12 flex-wrap items-center justify-center gap-x-4 text-sm text-stage-soft md:min-h-7 compact:hidden">
        {number && <Place number={number} />}
      </div>
    </>
  );
}

function Place({ number }: { number: E164 }) {
  const { data: quote, isPlaceholderData } = useTariff(number);
  if (!quote || isPlaceholderData) return null;
  return (
    <>
      <p className="flex items-center justify-center gap-2">
        <Flag country={quote.country} />
        {countryName(quote.country)}
      </p>
      <div className="[&_p]:mt-0 [&_p]:text-stage-soft">
        <LocalTimeSlot number={number} country={quote.country} />
      </div>
    </>
  );
}
