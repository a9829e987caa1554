import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { inAscii } from "#contract/ascii-text.ts";
import {
  type OfferedNumbers,
  rentedNumberRoutes,
  type ShownAvailableNumber,
} from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import { countryName } from "#words/country-names.ts";
import { leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { inboundInWords, kindInWords } from "./number-words.ts";
import { RentDialog } from "./rent-dialog.tsx";

/** Countries of the North American plan, whose numbers have area codes of three digits. */
const withAreaCodes = ["US", "CA"];
const kindNames = { local: "Landline", mobile: "Mobile", toll_free: "Toll-free" } as const;
const none = { areaCode: "", place: "", digits: "" };

export function FindNumber({ offers }: { offers: readonly OfferedNumbers[] }) {
  const [wanted, setWanted] = useState<Pick<OfferedNumbers, "country" | "kind">>();
  const [texts, setTexts] = useState(none);
  const [chosen, setChosen] = useState<ShownAvailableNumber>();
  const countries = [...new Set(offers.map(({ country }) => country))];
  const kinds = offers.filter(({ country }) => country === (wanted?.country ?? countries[0]));
  const offer = kinds.find(({ kind }) => kind === wanted?.kind) ?? kinds[0];
  const search = useMutation({
    mutationFn: ({ country, kind }: OfferedNumbers) => {
      const filled = Object.entries(texts).filter(([, text]) => text.trim() !== "");
      return callApi(rentedNumberRoutes.search, {
        body: {
          country,
          kind,
          ...Object.fromEntries(filled.map(([name, text]) => [name, inAscii(text).trim()])),
        },
      });
    },
  });
  if (!offer) return null;
  const isLocal = offer.kind === "local";
  const field = (name: keyof typeof none) => ({
    value: texts[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTexts({ ...texts, [name]: target.value }),
    autoComplete: "off",
  });

  function choose(next: OfferedNumbers | undefined): void {
    setWanted(next);
    setTexts(none);
    search.reset();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (offer) search.mutate(offer);
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="space-y-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t("Country")}
            value={offer.country}
            onChange={({ target }) => choose(offers.find(({ country }) => country === target.value))}
            options={countries.map((country) => ({ value: country, label: countryName(country) }))}
          />
          {kinds.length > 1 && (
            <SelectField
              label={t("Kind of number")}
              value={offer.kind}
              onChange={({ target }) => choose(kinds.find(({ kind }) => kind === target.value))}
              options={kinds.map(({ kind }) => ({ value: kind, label: t(kindNames[kind]) }))}
            />
          )}
        </div>
        <p className="text-sm">
          {kindInWords(offer)}.{" "}
          <strong>{t("{credits} a month", { credits: creditsInWords(offer.monthly) })}</strong>.{" "}
          {inboundInWords(offer.inboundPerMinute)}
        </p>
        {offer.documents !== "" && (
          <Alert tone="info">
            <span className="whitespace-pre-line">{offer.documents}</span>
          </Alert>
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          {isLocal && withAreaCodes.includes(offer.country) && (
            <TextField label={t("Area code")} inputMode="numeric" maxLength={3} {...field("areaCode")} />
          )}
          {isLocal && <TextField label={t("City")} maxLength={60} {...field("place")} />}
          <TextField
            label={t("Digits in the number")}
            inputMode="numeric"
            maxLength={10}
            {...field("digits")}
          />
        </div>
        <Button type="submit" variant="secondary" busy={search.isPending}>
          {t("Search numbers")}
        </Button>
      </form>
      {search.isError && (
        <Alert tone="danger">{serverMessage(search.error) ?? t(numberMessages.searchFailed)}</Alert>
      )}
      {search.data?.numbers.length === 0 && (
        <p role="status" className="mt-5 text-sm">
          {t("No number was found. Please try fewer digits or another place.")}
        </p>
      )}
      {search.data && search.data.numbers.length > 0 && (
        <ul aria-label={t("Find a number")} className="mt-5 divide-y divide-line">
          {search.data.numbers.map((one) => (
            <li key={one.number} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span>
                <bdi className="figures font-semibold">{formatNumber(one.number)}</bdi>{" "}
                <span className="text-ink-soft text-sm">{one.place}</span>
              </span>
              <Button variant="secondary" size="small" onClick={() => setChosen(one)}>
                {t("Rent {number}", { number: leftToRight(formatNumber(one.number)) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && search.data && (
        <RentDialog
          key={chosen.number}
          number={chosen.number}
          offer={offer}
          renewsAt={search.data.renewsAt}
          onClose={() => setChosen(undefined)}
          onGone={() => search.mutate(offer)}
        />
      )}
    </>
  );
}
