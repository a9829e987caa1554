import { pageFactsId } from "#contract/page-facts.ts";

export interface HtmlPage {
  /** Without an address and a description of its own, as for an error, there is nothing to find or to share. */
  path?: string;
  description?: string;
  /** The rendered page: its title and other parts of the head, then its body. */
  rendered: string;
}

const emptyRoot = '<div id="root"></div>';
const headParts = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** Puts the facts into the built page, and a rendered page with its head if there is one. `publicUrl` is the origin. */
export function completePage(shell: string, publicUrl: string, facts: object, page?: HtmlPage): string {
  const data = factsElement(shell, facts);
  if (!page) return shell.replace(emptyRoot, () => emptyRoot + data);
  const head = headParts.exec(page.rendered)?.[0] ?? "";
  const { path, description } = page;
  const own = path === undefined ? "" : ` data-path="${path}"`;
  const root = `<div id="root"${own}>${page.rendered.slice(head.length)}</div>`;
  const found =
    path === undefined || description === undefined
      ? '<meta name="robots" content="noindex">'
      : previewTags(publicUrl, { path, description }, titleIn(head));
  return scriptsLast(shell)
    .replace(/<title>[^<]*<\/title>/, () => head + found)
    .replace(/<meta\s+name="description"[^>]*>/, (old) =>
      description === undefined ? old : meta("name", "description", description),
    )
    .replace(emptyRoot, () => root + data);
}

/**
 * Puts the frame of a user's page into the built page, and the scripts that fill it: without their names here they would
 * load in three round trips.
 */
export function framePage(
  shell: string,
  facts: object,
  frame: { path: string; rendered: string; scripts: readonly string[] },
): string {
  const preloads = frame.scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
  const root = `<div id="root" data-frame="${frame.path}">${frame.rendered}</div>`;
  const data = factsElement(shell, facts);
  return scriptsLast(shell.replace("</head>", () => `${preloads.join("")}</head>`)).replace(
    emptyRoot,
    () => root + data,
  );
}

/** The facts as JSON beside the root of the built page. */
function factsElement(shell: string, facts: object): string {
  if (!shell.includes(emptyRoot)) throw new Error("The built page has no empty root");
  // A less-than sign could end the element.
  const json = JSON.stringify(facts).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageFactsId}">${json}</script>`;
}

/**
 * The page is there without its scripts, so they load after the style sheet and the font. Browsers give modules the
 * same high priority as those: https://web.dev/articles/fetch-priority.
 */
function scriptsLast(shell: string): string {
  return shell
    .replaceAll('<script type="module"', '$& fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
}

function titleIn(head: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) throw new Error("A rendered page has no title");
  return title;
}

/** The address that search engines keep, and what a shared link shows: the Open Graph protocol, ogp.me. */
function previewTags(
  publicUrl: string,
  { path, description }: Required<Omit<HtmlPage, "rendered">>,
  title: string,
): string {
  const address = publicUrl + path;
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Farline"),
    // The title comes from rendered HTML, so it is escaped already.
    `<meta property="og:title" content="${title.replaceAll('"', "&quot;")}">`,
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:image", `${publicUrl}/preview.png`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("name", "twitter:card", "summary_large_image"),
  ].join("");
}

function meta(kind: "name" | "property", key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
