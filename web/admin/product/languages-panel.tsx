import * as z from "zod/mini";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { LanguageSettings } from "#contract/operators/product.ts";
import { type Language, languages } from "#contract/pages/languages.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Panel } from "#web/admin/lib/page.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";

export function LanguagesPanel() {
  const offer = useRead("read_languages", {});
  return (
    <Panel title="Languages" note="Of pages and mails; this page is in English">
      <Answer to={offer}>
        {(settings) => (
          <div className="space-y-4">
            <Facts>
              <Fact name="Offered">{settings.languages.map(named).join(", ")}</Fact>
              <Fact name="Default">{named(settings.defaultLanguage)}</Fact>
              <Fact name="Set by">
                {settings.isSet
                  ? "An owner, here"
                  : "The variables LANGUAGES and DEFAULT_LANGUAGE of this server"}
              </Fact>
            </Facts>
            <ChangeLanguages key={JSON.stringify(settings)} settings={settings} />
          </div>
        )}
      </Answer>
    </Panel>
  );
}

const englishNames = new Intl.DisplayNames("en", { type: "language" });
const named = (code: Language) => englishNames.of(code) ?? code;

const typed = z
  .object({
    languages: z.array(z.enum(languages)).check(z.minLength(1, operatorMessages.noLanguageLeft)),
    defaultLanguage: z.enum(languages),
  })
  .check(
    z.refine(({ languages: offered, defaultLanguage }) => offered.includes(defaultLanguage), {
      error: operatorMessages.defaultNotOffered,
      path: ["defaultLanguage"],
    }),
  );
const options = languages.map((value) => ({ value, label: named(value) }));

function ChangeLanguages({
  settings: { languages: offered, defaultLanguage },
}: {
  settings: LanguageSettings;
}) {
  return (
    <ActFormDialog
      useCase="change_languages"
      button="Change the languages"
      title="Change the languages?"
      sentence="Menus, search engines and new users have them within 20 seconds, on every server. Users of a language that is left out keep it until they choose another."
      schema={typed}
      defaults={{ languages: offered, defaultLanguage }}
      fields={(field) => {
        const { error, ...choice } = field("languages");
        return (
          <>
            <fieldset>
              <legend className="mb-1 font-semibold text-sm">Offered</legend>
              {options.map(({ value, label }, index) => (
                <CheckboxField
                  key={value}
                  {...choice}
                  value={value}
                  label={label}
                  error={index === options.length - 1 ? error : undefined}
                />
              ))}
            </fieldset>
            <SelectField
              label="Default"
              hint="For readers whose browser wants none of the others, and for mails to users whose language is not known."
              options={options}
              {...field("defaultLanguage")}
            />
          </>
        );
      }}
      body={({ reason, more }) => ({ reason, ...more })}
      outcome={(offer) => `Offered from now on: ${offer.languages.map(named).join(", ")}.`}
    />
  );
}
