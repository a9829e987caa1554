import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import { byLanguage, isLanguage, type Language, languages } from "#contract/pages/languages.ts";
import { landingTexts, type OperatorText, type TextName } from "#contract/pages/operator-texts.ts";
import type { Config } from "#server/config.ts";
import type { OperatorTexts } from "#server/http/routes/site-routes.ts";
import { StartFailure } from "#server/start-failure.ts";
import { readMarkdown } from "./read-markdown.ts";

const ownTexts = join(import.meta.dirname, "../../texts");

/**
 * Reads the operator's texts, a Markdown file each, and puts the configured names in. A translation is in a folder named
 * by its language; readers of a language without one are shown the text itself.
 * @throws StartFailure that names the file and what is wrong in it.
 */
export function readOperatorTexts(config: OperatorTextConfig): OperatorTexts {
  const { textsDirectory, sellerName, publicUrl, moneyBack } = config;
  const names = {
    seller: sellerName,
    site: new URL(publicUrl).host,
    money_back_days: String(moneyBack.days),
    money_back_times: String(moneyBack.times),
    money_back_usd: String(moneyBack.usd),
    credits_per_usd: String(creditsPerUsd()),
  };
  const named = textsDirectory ?? ownTexts;
  /** An operator who writes none for the landing page keeps the product's. */
  const folderOf = (name: TextName) => {
    const isOptional = isLandingText(name) && !existsSync(join(named, `${name}.md`));
    return isOptional ? ownTexts : named;
  };
  const read = (name: TextName, path: string, expected: Language): OperatorText => {
    try {
      const { language = expected, markdown } = withLanguage(readFileSync(path, "utf8"));
      const text = { name, language, ...readMarkdown(withNames(markdown, names)) };
      if (isLandingText(name)) refuseWithoutSections(text);
      return text;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`${path} cannot be shown: ${reason}.`);
    }
  };
  const all = (of: (name: TextName) => OperatorText) => ({
    terms: of("terms"),
    privacy: of("privacy"),
    refunds: of("refunds"),
    promises: of("promises"),
    questions: of("questions"),
  });
  const originals = all((name) => read(name, join(folderOf(name), `${name}.md`), "en"));
  const inLanguage = (language: Language) =>
    all((name) => {
      const path = join(folderOf(name), language, `${name}.md`);
      return existsSync(path) ? read(name, path, language) : originals[name];
    });
  return byLanguage(inLanguage);
}

export type OperatorTextConfig = Pick<Config, "textsDirectory" | "sellerName" | "publicUrl" | "moneyBack">;

function isLandingText(name: TextName): boolean {
  return landingTexts.some((landing) => landing === name);
}

function refuseWithoutSections({ blocks }: OperatorText): void {
  blocks.forEach((block, n) => {
    const follows = blocks[n + 1];
    if (block.kind === "heading" && (follows === undefined || follows.kind === "heading"))
      throw new Error(`nothing stands below ## ${block.text}`);
  });
  if (blocks[0]?.kind !== "heading") throw new Error("a heading must follow its title: ## Heading");
}

/** A first line "lang: de" says the language of a text that stands in no folder of its language. */
function withLanguage(text: string): { language?: Language; markdown: string } {
  const [line = "", code] = /^lang: *(\S+)[ \t]*\r?\n/.exec(text) ?? [];
  if (code === undefined) return { markdown: text };
  if (!isLanguage(code)) throw new Error(`"lang: ${code}" is none of ${languages.join(", ")}`);
  return { language: code, markdown: text.slice(line.length) };
}

/** Replaces `{{seller}}` and the other names. The names are words, so no character of theirs is Markdown. */
function withNames(markdown: string, names: Readonly<Record<string, string>>): string {
  return markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined)
      throw new Error(`it names {{${name}}}; known are ${Object.keys(names).join(", ")}`);
    if (name === "money_back_days" && value === "0")
      throw new Error(
        "it promises {{money_back_days}}, and MONEY_BACK_DAYS is 0: write your own in TEXTS_DIR",
      );
    return value.replace(/[\\`*_{}[\]<>()#+!|~&]/g, "\\$&");
  });
}
