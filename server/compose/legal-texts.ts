import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LegalName, LegalText } from "#contract/legal-texts.ts";
import type { Config } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";
import { readMarkdown } from "./read-markdown.ts";

const ownTexts = join(import.meta.dirname, "../texts");

export type LegalTexts = Readonly<Record<LegalName, LegalText>>;

/**
 * Reads the operator's texts, a Markdown file each, and puts the configured names in.
 * @throws StartFailure that names the file and what is wrong in it.
 */
export function readLegalTexts({ textsDirectory, sellerName, publicUrl }: LegalTextConfig): LegalTexts {
  const names = { seller: sellerName, site: new URL(publicUrl).host };
  const read = (name: LegalName): LegalText => {
    const path = join(textsDirectory ?? ownTexts, `${name}.md`);
    try {
      return { name, ...readMarkdown(withNames(readFileSync(path, "utf8"), names)) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`${path} cannot be shown: ${reason}.`);
    }
  };
  return { terms: read("terms"), privacy: read("privacy"), refunds: read("refunds") };
}

export type LegalTextConfig = Pick<Config, "textsDirectory" | "sellerName" | "publicUrl">;

/** Replaces `{{seller}}` and `{{site}}`. The names are words, so no character of theirs is Markdown. */
function withNames(markdown: string, names: Readonly<Record<string, string>>): string {
  return markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined)
      throw new Error(`it names {{${name}}}; known are ${Object.keys(names).join(", ")}`);
    return value.replace(/[\\`*_{}[\]<>()#+!|~&]/g, "\\$&");
  });
}
