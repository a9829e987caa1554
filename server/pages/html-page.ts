import { directionOf, type Language } from "#contract/pages/languages.ts";
import { pageFactsId } from "#contract/pages/page-facts.ts";
import { drawingUrl, previewHeight_px, previewPath, previewWidth_px } from "#domain/brand-drawings.ts";
import { brandThemes } from "#domain/brand-theme.ts";
import { brand, brandName, defaultBrand } from "#words/brand.ts";
import { currentLanguage, inLanguage, t } from "#words/translate.ts";
import { addressIn, alternatesOf } from "./page-addresses.ts";

export interface HtmlPage {
  /** Without an address of its own, as for an error, there is nothing to find or to share. */
  shared?: { path: string; description: string };
  /** The rendered page: its title and other parts of the head, then its body. */
  rendered: string;
}

const emptyRoot = '<div id="root"></div>';
const descriptionTag = /<meta\s+name="description"[^<>]*>/;
const scriptTags = /<script type="module"[^<>]*><\/script>|<link rel="modulepreload"[^<>]*>/g;
const headParts = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

export interface HtmlSite {
  publicUrl: string;
  facts: object;
  language: Language;
  /** The file with each language's words. */
  catalogues: Readonly<Partial<Record<Language, string>>>;
}

/** Puts the facts into the built page, and a rendered page with its head if there is one. */
export function completePage(built: string, site: HtmlSite, page?: HtmlPage): string {
  return inLanguage(site.language, () => complete(inShownLanguage(built, site), site, page));
}

function complete(shell: string, { publicUrl, facts }: HtmlSite, page?: HtmlPage): string {
  const data = factsElement(shell, facts);
  if (!page) return scriptsHeld(shell).replace(emptyRoot, () => emptyRoot + data);
  const head = headParts.exec(page.rendered)?.[0] ?? "";
  const { shared } = page;
  const own = shared ? ` data-path="${shared.path}"` : "";
  const root = `<div id="root"${own}>${page.rendered.slice(head.length)}</div>`;
  const tags = shared
    ? previewTags(publicUrl, shared, titleIn(head))
    : '<meta name="robots" content="noindex">';
  return scriptsLast(shell)
    .replace(/<title>[^<]*<\/title>/, () => head + tags)
    .replace(descriptionTag, (old) => (shared ? meta("name", "description", shared.description) : old))
    .replace(emptyRoot, () => root + data);
}

/** The built page says a few English words itself, and loads no other language. */
function inShownLanguage(built: string, { language, catalogues }: HtmlSite): string {
  const file = catalogues[language];
  const preload = file === undefined ? "" : `<link rel="modulepreload" crossorigin href="${file}">`;
  const about = t(
    "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.",
  );
  const needed = t("{brand} places phone calls from the browser and needs JavaScript to be switched on.");
  const tooOld = t(
    "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.",
  );
  const failed = t(
    "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.",
  );
  return branded(built)
    .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace("</head>", `${preload}</head>`)
    .replace(descriptionTag, () => meta("name", "description", about))
    .replace(/<noscript>[^<]*/, () => `<noscript>${escaped(needed)}`)
    .replace(/(<p data-too-old[^<>]*>)[^<]*/, (_all, tag: string) => tag + escaped(tooOld))
    .replace(/(<template\s+data-failed\s+title=")[^"]*/, (_all, tag: string) => tag + escaped(failed));
}

/** Puts a user's frame into the built page, and names its scripts, which otherwise load in three round trips. */
export function framePage(
  built: string,
  site: HtmlSite,
  frame: { path: string; rendered: string; scripts: readonly string[] },
): string {
  const preloads = frame.scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  // React puts the page's own title ahead of the document's, which stays for pages without one.
  const body = frame.rendered.replace(headParts, "");
  const root = `<div id="root" data-frame="${frame.path}">${body}</div>`;
  const shell = inLanguage(site.language, () => inShownLanguage(built, site));
  const data = factsElement(shell, site.facts);
  return scriptsLast(shell.replace("</head>", () => `${preloads.join("")}</head>`)).replace(
    emptyRoot,
    () => root + data,
  );
}

function factsElement(shell: string, facts: object): string {
  if (!shell.includes(emptyRoot)) throw new Error("The built page has no empty root");
  // A less-than sign could end the element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageFactsId}">${json}</script>`;
}

/**
 * The page is there without its scripts, so they wait in a template until it is on the screen:
 * web/public/after-paint.js. The font may still be on its way then, and modules have the same high priority:
 * https://web.dev/articles/fetch-priority.
 */
function scriptsLast(shell: string): string {
  const scripts = (shell.match(scriptTags) ?? [])
    .join("")
    .replace(/type="module"|rel="modulepreload"/g, '$& fetchpriority="low"');
  return shell
    .replace(scriptTags, "")
    .replace("</head>", () => `<template data-scripts>${scripts}</template></head>`);
}

/** An empty page waits for its scripts, so they are on their way at once, and begin behind what the browser lacks. */
export function scriptsHeld(shell: string): string {
  const begun = shell.match(/<script type="module"[^<>]*><\/script>/g) ?? [];
  const early = begun.map((tag) =>
    tag
      .replace('<script type="module"', '<link rel="modulepreload"')
      .replace(" src=", " href=")
      .replace("></script>", ">"),
  );
  return begun
    .reduce((html, tag) => html.replace(tag, ""), shell)
    .replace("</head>", () => `${early.join("")}<template data-scripts>${begun.join("")}</template></head>`);
}

function titleIn(head: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) throw new Error("A rendered page has no title");
  return title;
}

/** The address that search engines keep, and what a shared link shows: the Open Graph protocol, ogp.me. */
function previewTags(
  publicUrl: string,
  { path, description }: NonNullable<HtmlPage["shared"]>,
  title: string,
): string {
  const address = addressIn(currentLanguage(), publicUrl + path);
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...alternatesOf(publicUrl + path).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`,
    ),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brandName()),
    // The title comes from rendered HTML, so it is escaped already.
    `<meta property="og:title" content="${title.replaceAll('"', "&quot;")}">`,
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    ...previewPicture(publicUrl),
  ].join("");
}

/** The picture of a shared link. */
function previewPicture(publicUrl: string): string[] {
  return [
    meta("property", "og:image", publicUrl + (previewPath(brand()) ?? "/preview.png")),
    meta("property", "og:image:width", String(previewWidth_px)),
    meta("property", "og:image:height", String(previewHeight_px)),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}">`;
}

/** A built page with the brand's names in its title and in the tags that scripts read them from: web/kit/browser/brand.ts. */
export function branded(built: string): string {
  const { name, shortName } = brand();
  return built
    .replaceAll(defaultBrand.name, () => escaped(name))
    .replace(/<meta name="apple-mobile-web-app-title"[^<>]*>/, () =>
      meta("name", "apple-mobile-web-app-title", shortName),
    )
    .replace(/<link rel="icon"[^<>]*>/, (own) => iconTag() ?? own)
    .replace(/<link rel="apple-touch-icon"[^<>]*>/, (own) => touchIconTag() ?? own)
    .replace("</head>", () => `${colourStyle()}</head>`);
}

function iconTag(): string | undefined {
  const { icon } = brand();
  return icon ? `<link rel="icon" href="${new URL(icon.url).pathname}" type="${icon.type}">` : undefined;
}

function touchIconTag(): string | undefined {
  const { icon } = brand();
  return icon
    ? `<link rel="apple-touch-icon" href="${new URL(drawingUrl(icon, "180")).pathname}" type="image/png">`
    : undefined;
}

/** The brand's colours, which count before those of the built style sheet: theme.css says when a theme is shown. */
function colourStyle(): string {
  const colours = brandThemes(brand());
  if (!colours) return "";
  const [light, dark] = [colours.light, colours.dark].map((theme) =>
    Object.entries(theme)
      .map(([token, colour]) => `--color-${token}:${colour}`)
      .join(";"),
  );
  // The landing page's pictures of a call are taken in the product's own colours.
  const tint =
    '[data-tinted]::after{content:"";position:absolute;inset:0;border-radius:18px;background:var(--color-stage);mix-blend-mode:color}';
  return `<style>${tint}html:root{${light}}@media screen{html[data-theme=dark]:root{${dark}}}@media screen and (prefers-color-scheme:dark){html:root:not([data-theme=light]){${dark}}}</style>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
