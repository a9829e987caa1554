import { mailWords } from "#contract/messages/mails.ts";
import { directionOf, type Language } from "#contract/pages/languages.ts";
import { isFilled, visibleLength } from "#contract/required-text.ts";
import { brand, brandName } from "#words/brand.ts";
import "#words/all.ts";
import type { Sentence } from "#words/catalogue.ts";
import { say } from "#words/say.ts";
import { currentLanguage, inLanguage, t } from "#words/translate.ts";
import { drawingUrl, mailLogo_px, widestMailLogo_px } from "./brand-drawings.ts";
import { brandThemes, type Theme, themes } from "./brand-theme.ts";
import type { Mail } from "./outbox.ts";

export interface MailContent {
  to: string;
  subject: string;
  greeting: string;
  body: readonly string[];
  /** An operator's own text below it, as it was typed: line breaks stay. */
  letter?: string;
  /** Named values to look up, such as a sender's address. */
  facts?: readonly MailFact[];
  /** Text by another person, shown as a quotation: line breaks stay, and the mail makes no links from it. */
  quote?: string;
  button?: MailLink | undefined;
  /** A second, quieter link, below the button. */
  link?: MailLink | undefined;
  note: string;
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailFact {
  name: string;
  value: string;
}

/** The reader of a mail. The language is null when it is not known. */
export interface MailReader {
  email: string;
  firstName: string;
  language: Language | null;
}

/** A mail in its reader's language, or else in the one of the request that caused it. */
export function mailTo(
  { email, firstName, language }: MailReader,
  content: () => Omit<MailContent, "to" | "greeting">,
): Mail {
  return inLanguage(language ?? currentLanguage(), () =>
    composeMail({ to: email, greeting: greeting(firstName), ...content() }),
  );
}

interface MailWords {
  subject: Sentence;
  body: readonly Sentence[];
  button: Sentence;
  note: Sentence;
}

/** A mail in the words of its kind, whose button leads to `url`. */
export function mailOf(reader: MailReader, words: MailWords, url: string, facts?: () => MailFact[]): Mail {
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: words.body.map((sentence) => t(sentence)),
    ...(facts && { facts: facts() }),
    button: { label: t(words.button), url },
    note: t(words.note),
  }));
}

/** An operator's mails are in English. */
export function mailToOperator(to: string, content: () => Omit<MailContent, "to" | "greeting">): Mail {
  return inLanguage("en", () =>
    composeMail({ to, greeting: say(mailWords.greeting(undefined)), ...content() }),
  );
}

/** Lays a mail out as plain text and as HTML with the same words, in the language of the moment. Escapes every text. */
export function composeMail(content: MailContent): Mail {
  return {
    to: content.to,
    language: currentLanguage(),
    subject: content.subject,
    text: plainText(content),
    html: html(content),
  };
}

/** Letters of any script with their marks and joiners, what stands between parts of a name, an initial's dot, and emoji. */
const plainName =
  /^(?:[\p{L}\p{M}\p{Pd}\p{Zs}'’‘`´·・\p{Join_Control}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\.(?![^\p{Zs}]))+$/u;
const longestGreeted = 60;

/**
 * Any stranger can register any address under any "name". A greeting therefore repeats only a plain name: letters in
 * one short line, without digits, slashes or dots within a word that a mail program would turn into a link.
 */
function greeting(firstName: string): string {
  const isPlain = plainName.test(firstName) && visibleLength(firstName) <= longestGreeted;
  return say(mailWords.greeting(isPlain && isFilled(firstName) ? firstName : undefined));
}

function plainText({ greeting, body, letter, facts = [], quote, button, link, note }: MailContent): string {
  // Each fact has one line, so that no value looks like another fact.
  const factLines = facts
    .map(({ name, value }) => `${say(mailWords.label(name))} ${value.replace(/\p{Cc}+/gu, " ")}`)
    .join("\n");
  const text = [
    greeting,
    ...body,
    ...(letter === undefined ? [] : [letter]),
    ...(factLines ? [factLines] : []),
    ...(quote === undefined ? [] : [quoted(quote)]),
    ...linksIn({ button, link }).map(({ label, url }) => `${say(mailWords.label(label))}\n${url}`),
    note,
    ["-- ", t(mailWords.signature), ...operatorLines()].join("\n"),
    "",
  ].join("\n\n");
  // Plain text takes the direction of its first letter, which may be that of a Latin name.
  const rightToLeftMark = "\u200f";
  const isRightToLeft = directionOf(currentLanguage()) === "rtl";
  return isRightToLeft ? text.replace(/^(?=.)(?!https?:|-- $)/gm, rightToLeftMark) : text;
}

function operatorLines(): string[] {
  const { imprint, supportAddress } = brand();
  return [...imprint.split("\n"), supportAddress].filter(Boolean);
}

function linksIn({ button, link }: Pick<MailContent, "button" | "link">): MailLink[] {
  return [button, link].filter((each) => each !== undefined);
}

/** Prefixes each line with the usual quotation mark, so that no line looks like the product's own words. */
function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

// Not every mail program reads style sheets, so every element has its own style. The colours are those of web/kit/controls/theme.css.
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraphStyle = "margin:0 0 16px;font-size:16px;line-height:24px;color:#17211d";
const brandStyle = "margin:0 0 16px;font-size:20px;line-height:28px;font-weight:700";
const buttonStyle =
  "display:inline-block;padding:12px 24px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none";
const linkStyle = "font-size:16px;text-decoration:underline";
const factStyle =
  "padding:8px 0;border-bottom:1px solid #e2dfd6;font-size:15px;line-height:22px;vertical-align:top";
const quoteStyle =
  "margin:24px 0;padding:4px 0 4px 16px;border-left:4px solid #e2dfd6;font-size:16px;line-height:24px;color:#17211d;white-space:pre-wrap;overflow-wrap:anywhere";
const smallStyle = "margin:0 0 8px;font-size:13px;line-height:20px;color:#545e58";
/** On a phone a value stands below its name: beside it, an address or a number would be cut. */
const phoneStyle =
  "@media (max-width:480px){.card{padding:24px 20px!important}.fact th,.fact td{display:block!important}.fact th{padding-bottom:0!important;border:0!important}.fact td{padding-top:0!important}}";

/**
 * A reader's dark theme. Programs that read no style sheet keep the light one, and `color-scheme` tells those that turn
 * colours by themselves that the mail knows both.
 */
const darkStyle = (theme: Theme) =>
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (prefers-color-scheme:dark){body{background:#0e1412!important}.paper{background:#161e1a!important}" +
  `h1,p,.fact td,blockquote{color:#ebf0ed!important}.small,.fact th{color:#a6b3ac!important}.brand{color:${theme.accent}!important}` +
  `.fact th,.fact td,blockquote{border-color:#2a342f!important}.button{background:${theme.accent}!important;color:${theme["on-accent"]}!important}.link{color:${theme.accent}!important}}`;

function html({
  subject,
  greeting,
  body,
  letter,
  facts = [],
  quote,
  button,
  link,
  note,
}: MailContent): string {
  const language = currentLanguage();
  const { light, dark } = brandThemes(brand()) ?? themes;
  const isRightToLeft = directionOf(language) === "rtl";
  const paragraphs = [greeting, ...body].map((text) => `<p style="${paragraphStyle}">${words(text)}</p>`);
  const addresses = linksIn({ button, link }).map(
    ({ url }) =>
      `<p${isRightToLeft ? ' dir="ltr"' : ""} class="small" style="${smallStyle};word-break:break-all">${escapeHtml(url)}</p>`,
  );
  return `<!doctype html>
<html lang="${language}"${isRightToLeft ? ' dir="rtl"' : ""}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${phoneStyle}${darkStyle(dark)}</style></head>
<body style="margin:0;padding:24px 12px;background:#f7f6f2;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<p class="brand" style="${brandStyle};color:${light.accent}">${logoTag()}${escapeHtml(brandName())}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td class="card" style="padding:32px">
<h1 style="margin:0 0 24px;font-size:22px;line-height:28px;color:#17211d;overflow-wrap:anywhere">${words(subject)}</h1>
${paragraphs.join("\n")}
${letter === undefined ? "" : `<p style="${paragraphStyle};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(letter)}</p>`}
${factTable(facts, isRightToLeft)}
${quote === undefined ? "" : `<blockquote style="${quoteStyle}">${escapeHtml(quote)}</blockquote>`}
${button ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="${buttonStyle};background:${light.accent};color:${light["on-accent"]}">${escapeHtml(button.label)}</a></p>` : ""}
${link ? `<p style="margin:24px 0"><a class="link" href="${escapeHtml(link.url)}" style="${linkStyle};color:${light.accent}">${escapeHtml(link.label)}</a></p>` : ""}
<p class="small" style="${smallStyle}">${words(note)}</p>
${addresses.join("\n")}
</td></tr></table>
<p class="small" style="${smallStyle};margin-top:16px">${[t(mailWords.signature), ...operatorLines()].map(escapeHtml).join("<br>")}</p>
</td></tr></table>
</body>
</html>
`;
}

/** The name stands beside it. */
function logoTag(): string {
  const { logo } = brand();
  if (!logo) return "";
  const width = Math.min(
    widestMailLogo_px / 2,
    Math.round(((mailLogo_px / 2) * logo.width_px) / logo.height_px),
  );
  return `<img src="${escapeHtml(drawingUrl(logo, "mail"))}" alt="" width="${width}" height="${mailLogo_px / 2}" style="vertical-align:middle;object-fit:contain"> `;
}

function factTable(facts: readonly MailFact[], isRightToLeft: boolean): string {
  if (facts.length === 0) return "";
  const [side, gap] = isRightToLeft ? ["right", "padding-left"] : ["left", "padding-right"];
  // An amount or an address would otherwise take over the direction of the words around it.
  const isolated = (value: string) => (isRightToLeft ? `<bdi>${value}</bdi>` : value);
  const rows = facts.map(
    ({ name, value }) =>
      `<tr class="fact"><th scope="row" align="${side}" style="${factStyle};${gap}:16px;font-weight:400;color:#545e58">${escapeHtml(name)}</th>` +
      `<td style="${factStyle};color:#17211d;word-break:break-word">${isolated(escapeHtml(value))}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0">${rows.join("\n")}</table>`;
}

/** A line must not end within "E-Mail". */
function words(text: string): string {
  const wordWithHyphen = /(?<![\p{L}\p{M}])\p{L}-\p{L}+/gu;
  return escapeHtml(text).replace(wordWithHyphen, '<span style="white-space:nowrap">$&</span>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
