import { leftToRight } from "#words/left-to-right.ts";
import { t } from "#words/translate.ts";

/** Fate of the code before a number and of the keys behind it. */
export function BesideNumber({ code, keys }: { code: string; keys: string }) {
  return (
    <>
      {code !== "" && (
        <p className="mt-0.5">
          {t("{code} is not sent: calls from here never show your own number.", { code: leftToRight(code) })}
        </p>
      )}
      {keys !== "" && (
        <p className="mt-0.5">
          {t("Once the call is answered, these keys are pressed for you: {keys}", {
            keys: leftToRight(keys),
          })}
        </p>
      )}
    </>
  );
}
