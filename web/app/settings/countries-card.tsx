import { type FormEvent, useMemo, useRef, useState } from "react";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes, type UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { refusedField } from "#web/kit/forms/refused-field.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { findCountries } from "#web/number/tariff/find-countries.ts";
import { usePriceList } from "#web/number/tariff/price-queries.ts";
import { countryInSentence, countryName } from "#words/country-names.ts";
import { byLocale } from "#words/formats.ts";
import { t, tn } from "#words/translate.ts";
import { ProofField, proofOf } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

type Allowed = UserSettings["allowedCountries"];

/** The countries that the account may call. Mount it anew when the saved ones change. */
export function CountriesCard({ settings }: { settings: UserSettings }) {
  const { allowedCountries: saved, hasPassword } = settings;
  const [chosen, setChosen] = useState<readonly string[]>(saved ?? []);
  const [all, setAll] = useState(saved === null);
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState<string>();
  const passwordField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const wanted = all ? null : chosen;
  const needsProof = allowsMore(saved, wanted);
  const noneChosen = !all && chosen.length === 0;
  const proofMissing = needsProof && hasPassword && password === "";
  const save = useChange({
    change: () => {
      const proof = needsProof ? proofOf({ password }) : {};
      return callApi(settingsRoutes.allowCountries, { body: { countries: wanted && [...wanted], ...proof } });
    },
    successMessage: (reply) => reply.message,
    showAtField: (error) => {
      const problem = refusedField(error);
      if (problem?.field !== "password") return false;
      setRefused(problem.sentence);
      passwordField.current?.focus();
      return true;
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    setRefused(undefined);
    if (!noneChosen && !proofMissing) save.mutate(undefined);
  }

  return (
    <Card title={t("Countries you can call")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t("Calls to countries you leave out are refused, even if another person uses your account.")}
      </p>
      <form noValidate onSubmit={submit} className="space-y-5">
        <fieldset className="space-y-1">
          <legend className="sr-only">{t("Countries you can call")}</legend>
          <CheckboxField
            type="radio"
            name="countries"
            label={t("All countries")}
            checked={all}
            onChange={() => setAll(true)}
          />
          <CheckboxField
            type="radio"
            name="countries"
            label={t("Only the countries I choose")}
            checked={!all}
            onChange={() => setAll(false)}
          />
        </fieldset>
        {!all && <CountryChoice chosen={chosen} onChange={setChosen} />}
        {!all && (
          <p aria-live="polite" className={noneChosen && tried ? "text-danger text-sm" : "text-sm"}>
            {noneChosen ? t(settingsMessages.countryMissing) : inWords(chosen)}
          </p>
        )}
        {needsProof && !noneChosen && (
          <div className="space-y-3">
            <p className="text-ink-soft text-sm">{t("To allow more countries, confirm that it is you.")}</p>
            <ProofField
              hasPassword={hasPassword}
              ref={passwordField}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setRefused(undefined);
              }}
              error={tried && proofMissing ? settingsMessages.proofMissing : refused}
            />
          </div>
        )}
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {t("Save countries")}
        </Button>
      </form>
    </Card>
  );
}

function allowsMore(before: Allowed, after: readonly string[] | null): boolean {
  if (before === null) return false;
  return after === null || after.some((country) => !before.includes(country));
}

const mostNamed = 6;
const list = byLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const order = byLocale((locale) => new Intl.Collator(locale));

function inWords(countries: readonly string[]): string {
  if (countries.length > mostNamed) {
    return tn(countries.length, "You can call {n} country.", "You can call {n} countries.");
  }
  const sorted = countries.toSorted((a, b) => order().compare(countryName(a), countryName(b)));
  const named = list().format(sorted.map((country) => countryInSentence(country)));
  return t("You can call {countries}.", { countries: named });
}

interface CountryChoiceProps {
  /** ISO 3166-1 alpha-2 codes. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function CountryChoice({ chosen, onChange }: CountryChoiceProps) {
  const language = useLanguage();
  const prices = usePriceList();
  const [search, setSearch] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are named and sorted in the language that is shown
  const countries = useMemo(() => pricesByCountry(prices.data?.destinations ?? []), [prices.data, language]);
  const matches = findCountries(countries, { text: search, digits: null, country: undefined });

  function tick(country: string, isTicked: boolean): void {
    onChange(isTicked ? [...chosen, country] : chosen.filter((one) => one !== country));
  }

  if (prices.isPending) return <Loading />;
  if (prices.isError) return <Alert tone="danger">{t(settingsMessages.loadFailed)}</Alert>;
  return (
    <div className="space-y-3">
      <TextField
        label={t("Find a country")}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter would send the form while the user is still looking.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="max-h-72 overflow-y-auto rounded-control border border-line-strong px-4 py-3">
        <legend className="sr-only">{t("Countries")}</legend>
        {matches.map(({ country, name }) => (
          <CheckboxField
            key={country}
            label={name}
            checked={chosen.includes(country)}
            onChange={(event) => tick(country, event.target.checked)}
          />
        ))}
        {matches.length === 0 && (
          <p className="text-ink-soft text-sm">{t("We do not call a country with this name.")}</p>
        )}
      </fieldset>
    </div>
  );
}
