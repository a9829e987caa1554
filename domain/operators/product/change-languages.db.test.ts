import { afterEach, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { type LanguageOffer, setLanguageOffer, wholeOffer } from "#words/offered-languages.ts";
import { changeLanguages, readLanguages } from "./change-languages.ts";

const database = testDatabase();
const system = { actor: { kind: "system", name: "ada" }, reason: "our readers" } as const;
const atStart: LanguageOffer = { languages: ["en", "de"], defaultLanguage: "de" };
afterEach(() => setLanguageOffer(wholeOffer));

test("the languages of the variables count until an owner sets others, and the record holds both", async () => {
  const { deps } = await operatorHarness(database);
  const change = (languages: string[], defaultLanguage: string) =>
    changeLanguages(deps, system, atStart, { languages, defaultLanguage });
  expect(agreed(await readLanguages(deps, system, atStart))).toEqual({ ...atStart, isSet: false });
  for (const [languages, defaultLanguage, sentence] of [
    [["en", "sv"], "en", operatorMessages.languageUnknown("sv")],
    [["en"], "sv", operatorMessages.languageUnknown("sv")],
    [[], "en", operatorMessages.noLanguageLeft],
    [["en", "fr"], "de", operatorMessages.defaultNotOffered],
  ] as const) {
    const refused = await change([...languages], defaultLanguage);
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(sentence);
  }
  expect(agreed(await readLanguages(deps, system, atStart))).toEqual({ ...atStart, isSet: false });

  const offer = { languages: ["de", "fr"], defaultLanguage: "fr" };
  agreed(await change(["fr", "de", "de"], "fr"));
  expect(agreed(await readLanguages(deps, system, atStart))).toEqual({ ...offer, isSet: true });
  agreed(await change(["en"], "en"));
  const rows = await database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_languages' ORDER BY id",
  );
  expect(rows).toEqual([
    { before: atStart, after: offer },
    { before: offer, after: { languages: ["en"], defaultLanguage: "en" } },
  ]);
});
