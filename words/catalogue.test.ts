import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { receiptWords } from "#contract/messages/mails.ts";
import { languages, locales } from "#contract/pages/languages.ts";
import { catalogues } from "./all.ts";
import { mails } from "./de/mails.ts";

// The compiler refuses a sentence that a catalogue lacks, and one that another catalogue lacks. It cannot read what
// stands inside a sentence, nor miss one that is no longer said.

const german = catalogues.de;
type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const formsOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const namesIn = (sentence: string): string[] => sentence.match(/\{\w+\}/g) ?? [];
/** The opened and closed parts, in their order: a part that is never closed would be shown as it is written. */
const partsIn = (sentence: string) => (sentence.match(/<\/?\w+>/g) ?? []).toSorted();

const translated = languages.filter((language) => language !== "en");

describe.each(translated)("%s", (language) => {
  const catalogue: Record<string, Entry> = catalogues[language];

  test("has each sentence of the others, and no other", () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(german).toSorted());
  });

  test("names in each sentence the values and parts of the English one", () => {
    const wrong = Object.entries(catalogue).flatMap(([english, entry]) =>
      formsOf(entry).filter((form) => {
        const [wanted, named] = [namesIn(english), namesIn(form)];
        const missing = wanted.filter((name) => !named.includes(name));
        // "one minute" needs no number, and "{n} minutes" has one.
        const forgiven = typeof entry !== "string" && missing.every((name) => name === "{n}");
        const added = named.filter((name) => !wanted.includes(name));
        return (
          (missing.length > 0 && !forgiven) ||
          added.length > 0 ||
          `${partsIn(form)}` !== `${partsIn(english)}`
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("has a form for every number that is counted", () => {
    const categories = new Intl.PluralRules(locales[language]);
    const met = new Set(Array.from({ length: 200 }, (_, n) => categories.select(n)));
    const wrong = Object.entries(catalogue).flatMap(([english, entry]) =>
      typeof entry === "string"
        ? []
        : [...met].filter((form) => !entry[form]).map((form) => `${english}: ${form}`),
    );
    expect(wrong).toEqual([]);
  });

  test("leaves no sentence empty, and none with space around it", () => {
    const wrong = Object.entries(catalogue).filter(([, entry]) =>
      formsOf(entry).some((form) => form === "" || form !== form.trim()),
    );
    expect(wrong).toEqual([]);
  });
});

test("no sentence stands in two parts", async () => {
  const files = globSync("de/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.includes("index"));
  const parts = await Promise.all(files.map((file): Promise<object> => import(`./${file}`)));
  const sentences = parts.flatMap((part) => Object.values(part).flatMap((each) => Object.keys(each)));
  expect(sentences.length).toBe(Object.keys(german).length);
});

test("the page says no sentence that only mails have", () => {
  const root = join(import.meta.dirname, "../web");
  const files = globSync("**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path.startsWith("dist") || path.includes(".test."),
  });
  const page = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const receipt: readonly string[] = Object.values(receiptWords.facts);
  const said = Object.keys(mails).filter(
    (sentence) => isWritten(sentence, page) || receipt.includes(sentence),
  );
  expect(said).toEqual([]);
});

test("every sentence of the catalogue is said in the source", () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync(["{contract,domain,server}/**/*.ts", "words/*.ts", "web/**/*.{ts,tsx}"], {
    cwd: root,
    exclude: (path) => path.includes("web/dist") || path.includes(".test."),
  });
  const source = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const unsaid = Object.keys(german).filter((sentence) => !isWritten(sentence, source));
  expect(unsaid).toEqual([]);
});

test("every message that the contract or the server makes is in the catalogue", () => {
  const made = messagesMade();
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((key) => !Object.hasOwn(german, key))).toEqual([]);
});

test("a phone number keeps its order in the Arabic of each message: its plus stands before it", () => {
  // The page isolates the numbers of "They will see ..." itself, and counts devices.
  const others = /^(They will see|Microphone|Speaker)/;
  const arabic: Record<string, Entry> = catalogues.ar;
  const named = messagesMade().filter((key) => key.includes("{number}") && !others.test(key));
  expect(named.length).toBeGreaterThan(5);
  const isIsolated = (form: string) => form.includes("\u2066{number}\u2069");
  expect(named.filter((key) => !formsOf(arabic[key] ?? "").every(isIsolated))).toEqual([]);
});

/** The keys of messages that the contract, the domain and the server make. */
function messagesMade(): string[] {
  const root = join(import.meta.dirname, "..");
  const files = globSync("{contract,domain,server}/**/*.ts", {
    cwd: root,
    exclude: (path) => path.includes(".test."),
  });
  const source = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const literal = /"(?:[^"\\]|\\.)*"/.source;
  const makers = new RegExp(`\\b(?:message\\(|counted\\([^",]+,\\s*${literal},)\\s*(${literal})`, "g");
  return [...source.matchAll(makers)].map(([, key]) => JSON.parse(String(key)));
}

/** Tells if a string literal or a bare key of the source is this sentence. */
function isWritten(sentence: string, source: string): boolean {
  const spellings = [JSON.stringify(sentence), `'${sentence}'`, `\`${sentence}\``];
  return spellings.some((spelling) => source.includes(spelling));
}
