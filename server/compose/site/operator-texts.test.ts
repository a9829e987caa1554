import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { languages } from "#contract/pages/languages.ts";
import { type OperatorText, textNameSchema } from "#contract/pages/operator-texts.ts";
import { legalPages } from "#contract/pages/paths.ts";
import { defaultMoneyBackRules } from "#domain/payments/refunds/money-back-limit.ts";
import { readOperatorTexts } from "./operator-texts.ts";
import { readMarkdown } from "./read-markdown.ts";

const own = {
  sellerName: "Acme & *Sons* Ltd",
  publicUrl: "https://calls.test:8443",
  moneyBack: defaultMoneyBackRules,
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farline-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test("the texts that come with the server name the seller and the site as configured", () => {
  const { terms, privacy, refunds } = readOperatorTexts({ textsDirectory: undefined, ...own }).en;
  expect([terms.title, privacy.title, refunds.title]).toEqual(["Terms", "Privacy", "Refunds"]);
  const words = JSON.stringify([terms, privacy, refunds]);
  expect(words).toContain("you and Acme & *Sons* Ltd, who runs calls.test:8443.");
  expect(words).toContain("cannot call emergency numbers");
  expect(words).not.toMatch(/[{]{2}|\\\\/);
});

test("the refund policy says the configured days and limits in every language, and promises nothing when they are none", () => {
  const texts = readOperatorTexts({
    textsDirectory: undefined,
    ...own,
    moneyBack: { days: 23, times: 4, usd: 777 },
  });
  for (const language of languages) {
    const refunds = JSON.stringify(texts[language].refunds);
    for (const figure of [/\b23\b/, /\b4\b/, /\b777\b/]) expect(refunds).toMatch(figure);
  }
  const none = () =>
    readOperatorTexts({ textsDirectory: undefined, ...own, moneyBack: { ...own.moneyBack, days: 0 } });
  expect(none).toThrow(/refunds\.md cannot be shown: it promises .*MONEY_BACK_DAYS is 0/);
});

test("an operator's folder replaces the texts, and a start without one of the files says which", () => {
  for (const name of ["terms", "privacy"])
    writeFileSync(join(folder, `${name}.md`), `# ${name} of {{seller}}`);
  const read = () => readOperatorTexts({ textsDirectory: folder, ...own });
  expect(read).toThrow(/refunds\.md cannot be shown: ENOENT/);
  writeFileSync(join(folder, "refunds.md"), "# Refunds\n\nAsk {{manager}}.");
  expect(read).toThrow(
    /refunds\.md cannot be shown: it names {{manager}}; known are seller, site, money_back_days, money_back_times, money_back_usd, credits_per_usd\./,
  );
  writeFileSync(join(folder, "refunds.md"), "# Refunds\n\nAsk us.");
  expect(read().en).toMatchObject({
    terms: { name: "terms", title: "terms of Acme & *Sons* Ltd" },
    refunds: { blocks: [{ kind: "paragraph", spans: [{ text: "Ask us." }] }] },
  });
});

test("an operator's text is shown to all as it is, in the language that it names, beside its translations", () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const name of ["terms", "privacy", "refunds"]) write(`${name}.md`, `# ${name}`);
  write("refunds.md", "lang: fr\n\n# Remboursements");
  mkdirSync(join(folder, "de"));
  write("de/terms.md", "# Bedingungen");
  const read = () => readOperatorTexts({ textsDirectory: folder, ...own });
  const { de, ar } = read();
  expect([de.terms, de.privacy, de.refunds].map(({ title, language }) => [title, language])).toEqual([
    ["Bedingungen", "de"],
    ["privacy", "en"],
    ["Remboursements", "fr"],
  ]);
  expect([ar.terms.language, ar.terms.title]).toEqual(["en", "terms"]);
  write("refunds.md", "lang: xx\n\n# Refunds");
  expect(read).toThrow(/refunds\.md cannot be shown: "lang: xx" is none of en, de/);
});

test("an operator's promises and questions replace those of the landing page, each in all languages", () => {
  const write = (text: string) => writeFileSync(join(folder, "promises.md"), text);
  for (const name of ["terms", "privacy", "refunds"]) writeFileSync(join(folder, `${name}.md`), `# ${name}`);
  write("# Our word\n\n## Fair\n\nAsk {{seller}}.\n\nAlways.");
  const read = () => readOperatorTexts({ textsDirectory: folder, ...own });
  const { de, en } = read();
  for (const { promises } of [de, en])
    expect(promises).toMatchObject({ name: "promises", language: "en", title: "Our word" });
  expect([de.questions, en.questions]).toEqual([ownTexts.de.questions, ownTexts.en.questions]);
  write("# Our word\n\n## Fair\n\n## Clear\n\nAlways.");
  expect(read).toThrow(/promises\.md cannot be shown: nothing stands below ## Fair/);
  write("# Our word\n\nAlways.");
  expect(read).toThrow(/promises\.md cannot be shown: a heading must follow its title: ## Heading/);
});

const ownTexts = readOperatorTexts({ textsDirectory: undefined, ...own });
const linksIn = ({ blocks }: OperatorText) =>
  blocks
    .flatMap((block) =>
      block.kind === "list" ? block.items.flat() : block.kind === "paragraph" ? block.spans : [],
    )
    .flatMap(({ href }) => href ?? [])
    .toSorted();
const shapeOf = ({ blocks }: OperatorText) =>
  blocks.map((block) => (block.kind === "list" ? `list of ${block.items.length}` : block.kind));

test.each(
  languages
    .filter((language) => language !== "en")
    .flatMap((language) => textNameSchema.options.map((name) => [language, name] as const)),
)("the %s %s say all that the English ones do, and that those count", (language, name) => {
  const [translation, english] = [ownTexts[language][name], ownTexts.en[name]];
  expect(translation.language).toBe(language);
  expect(translation.title).not.toBe(english.title);
  const isLegal = legalPages.some((page) => page.name === name);
  expect(shapeOf(translation)).toEqual([...(isLegal ? ["paragraph"] : []), ...shapeOf(english)]);
  expect(linksIn(translation)).toEqual(linksIn(english));
  const words = JSON.stringify(translation);
  const figures = JSON.stringify(english).match(/\d+/g) ?? [];
  expect((words.match(/\d+/g) ?? []).toSorted()).toEqual(figures.toSorted());
  for (const named of ["Acme & *Sons* Ltd", "calls.test:8443"]) {
    expect(words.includes(named)).toBe(JSON.stringify(english).includes(named));
  }
});

test("paragraphs, lists, strong words and links become blocks without HTML", () => {
  const text = "# One\n\n## Two\n\nA **b** [c](/d).\n\n- e\n- [f](https://g.test)\n";
  expect(readMarkdown(text)).toEqual({
    title: "One",
    blocks: [
      { kind: "heading", text: "Two" },
      {
        kind: "paragraph",
        spans: [
          { text: "A " },
          { text: "b", strong: true },
          { text: " " },
          { text: "c", href: "/d" },
          { text: "." },
        ],
      },
      { kind: "list", items: [[{ text: "e" }], [{ text: "f", href: "https://g.test" }]] },
    ],
  });
});

test.each([
  ["no title", "words", /begin with a title/],
  ["HTML", "# a\n\n<b>b</b>", /html/],
  ["HTML within words", "# a\n\nb <script>c</script>", /html/],
  ["a picture", "# a\n\n![b](https://c.test/d.png)", /image/],
  ["a table", "# a\n\n| b |\n|---|\n| c |", /table/],
  ["a link that runs a script", "# a\n\n[b](javascript:alert(1))", /leads to "javascript:/],
  ["a paragraph without end", `# a\n\n${"- ".repeat(50_000)}`, /longer than 10000 characters: - - -/],
  ["a link without a scheme", "# a\n\n[b](//c.test)", /leads to "\/\/c.test"/],
])("%s is refused", (_name, text, reason) => {
  expect(() => readMarkdown(text)).toThrow(reason);
});
