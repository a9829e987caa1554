import { type FormEvent, useState } from "react";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes, type UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { RadioField } from "#web/kit/fields/radio-field.tsx";
import { byLocale } from "#words/by-locale.ts";
import { countryName } from "#words/country-names.ts";
import { t, tn } from "#words/translate.ts";
import { CountryChoice } from "./country-choice.tsx";
import { ProofField, proofOf } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

type Allowed = UserSettings["allowedCountries"];

/** The countries that the account may call. Mount it anew when the saved ones change. */
export function CountriesCard({ settings }: { settings: UserSettings }) {
  const { allowedCountries: saved, hasPassword } = settings;
  const [chosen, setChosen] = useState<readonly string[]>(saved ?? []);
  const [all, setAll] = useState(saved === null);
  const [password, setPassword] = useState("");
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
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!noneChosen && !proofMissing) save.mutate(undefined);
  }

  return (
    <Card title={t("Countries you can call")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t("Calls to countries that you leave out are refused, also if another person uses your account.")}
      </p>
      <form noValidate onSubmit={submit} className="space-y-5">
        <fieldset className="space-y-1">
          <legend className="sr-only">{t("Countries you can call")}</legend>
          <RadioField
            name="countries"
            label={t("All countries")}
            checked={all}
            onChange={() => setAll(true)}
          />
          <RadioField
            name="countries"
            label={t("Only countries that I choose")}
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
            <p className="text-ink-soft text-sm">{t("To allow more countries, show that it is you.")}</p>
            <ProofField
              hasPassword={hasPassword}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={tried && proofMissing ? t(settingsMessages.proofMissing) : undefined}
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

/** The most countries that a sentence names. */
const mostNamed = 6;
const list = byLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const order = byLocale((locale) => new Intl.Collator(locale));

function inWords(countries: readonly string[]): string {
  if (countries.length > mostNamed) {
    return tn(countries.length, "You can call {n} country.", "You can call {n} countries.");
  }
  const named = list().format(countries.map(countryName).toSorted(order().compare));
  return t("You can call {countries}.", { countries: named });
}
