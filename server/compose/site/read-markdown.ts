import { lexer, type Token } from "marked";
import type { TextBlock, TextSpan } from "#contract/pages/operator-texts.ts";

export interface ReadText {
  title: string;
  blocks: TextBlock[];
}

/** The library reads a paragraph of nested marks in time that grows with the square of its length. */
const longestParagraph = 10_000;

/**
 * Reads the part of Markdown that a page of plain words needs: one title, headings, paragraphs, lists, strong words and
 * links. The result holds no HTML.
 * @throws Error that names what the page cannot show.
 */
export function readMarkdown(markdown: string): ReadText {
  const long = markdown.split(/\n[ \t]*\n/).find(({ length }) => length > longestParagraph);
  if (long !== undefined) {
    throw new Error(`a paragraph is longer than ${longestParagraph} characters: ${long.slice(0, 80)}`);
  }
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== "space" && type !== "def");
  if (first?.type !== "heading" || first.depth !== 1) throw new Error("it must begin with a title: # Title");
  return { title: plain(first.tokens), blocks: rest.map(blockOf) };
}

function blockOf(token: Token): TextBlock {
  if (token.type === "heading") {
    if (token.depth !== 2) throw new Error(`headings below the title begin with ##: ${token.raw.trim()}`);
    return { kind: "heading", text: plain(token.tokens) };
  }
  if (token.type === "paragraph") return { kind: "paragraph", spans: spansOf(token.tokens) };
  if (token.type === "list" && !token.ordered) {
    return { kind: "list", items: token.items.map((item: Token) => itemOf(item)) };
  }
  throw unknown(token);
}

function itemOf(item: Token): TextSpan[] {
  const parts = "tokens" in item ? (item.tokens ?? []) : [];
  return parts.flatMap((part) => {
    if (part.type !== "text" && part.type !== "paragraph") throw unknown(part);
    return spansOf("tokens" in part ? part.tokens : undefined);
  });
}

/** The words of a line, with neighbours that look the same in one piece. */
function spansOf(tokens: readonly Token[] = []): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const span of tokens.map(spanOf)) {
    const last = spans.at(-1);
    if (last && !last.strong && !last.href && !span.strong && !span.href) last.text += span.text;
    else spans.push(span);
  }
  return spans;
}

function spanOf(token: Token): TextSpan {
  if (token.type === "text" || token.type === "escape") return { text: token.text.replaceAll("\n", " ") };
  if (token.type === "strong") return { text: plain(token.tokens), strong: true };
  if (token.type === "link") return { text: plain(token.tokens), href: address(token.href) };
  throw unknown(token);
}

function plain(tokens: readonly Token[] = []): string {
  return spansOf(tokens)
    .map(({ text }) => text)
    .join("");
}

/** A page of this site, or an address that leads out of it. */
function address(href: string): string {
  if (/^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href)) return href;
  throw new Error(`a link leads to "${href}": use /page, https://, mailto: or tel:`);
}

function unknown({ type, raw }: Token): Error {
  return new Error(`the page cannot show this (${type}): ${raw.trim().slice(0, 80)}`);
}
