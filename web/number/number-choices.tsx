import { useId } from "react";
import { messages } from "#contract/messages/messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Flag } from "#web/kit/controls/flag.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { countryName } from "#words/country-names.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { countryOf, formatNumber } from "./phone-number.ts";
import type { NumberWithText } from "./typed-number.ts";

interface NumberChoicesProps {
  /** The emergency number that the text dials too. */
  emergency: string | undefined;
  choices: readonly NumberWithText[];
  onChoose: (text: string) => void;
}

/** The numbers that a text can mean, or that stand in it. None of them is called before the user chooses it. */
export function NumberChoices({ emergency, choices, onChoose }: NumberChoicesProps) {
  const questionId = useId();
  return (
    <fieldset aria-labelledby={questionId} className="min-w-0">
      {emergency !== undefined && (
        <p className="font-medium text-danger">{say(messages.call.emergency(emergency))}</p>
      )}
      <p id={questionId} className="font-medium">
        {t(questionOf(choices.length, emergency))}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ number, text }) => {
          const country = countryOf(number);
          return (
            <Button key={number} variant="secondary" size="small" onClick={() => onChoose(text)}>
              {country && <Flag country={country} />}
              <bdi className="figures">{formatNumber(number)}</bdi>
              {country && <span className="font-normal">{countryName(country)}</span>}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

function questionOf(choices: number, emergency: string | undefined): Sentence {
  if (emergency !== undefined) return "Or do you mean this number?";
  return choices === 1
    ? "This number has no country code. Do you mean this one?"
    : "Which number do you mean?";
}
