import { expect, test } from "vitest";
import "#words/all.ts";
import { completePage, framePage, type HtmlPage } from "./html-page.ts";

const shell =
  '<html lang="en"><head><meta\n  name="description"\n  content="old" /><title>Farline</title></head><body><div id="root"></div><p data-too-old class="a">Old.</p><template data-failed title="Reload."></template><noscript>It needs JavaScript.</noscript></body>';
const page = {
  shared: { path: "/about", description: 'Calls & "prices"' },
  rendered: "<title>About &amp; more</title><main>Words for $& and $1</main>",
};
const site = { publicUrl: "https://farline.example", catalogues: { ar: "/assets/words-ar-1.js" } };
const english = (built: string, facts: object, own?: HtmlPage) =>
  completePage(built, { ...site, facts, language: "en" }, own);

test("a rendered page has its own head, its words and the facts", () => {
  const html = english(shell, { price: 1 }, page);
  expect(html).toContain("<title>About &amp; more</title>");
  expect(html).not.toContain("<title>Farline</title>");
  expect(html).toContain('<meta name="description" content="Calls &amp; &quot;prices&quot;">');
  expect(html).not.toContain('content="old"');
  expect(html).toContain('<link rel="canonical" href="https://farline.example/about">');
  expect(html).toContain('<meta property="og:title" content="About &amp; more">');
  expect(html).toContain('<meta property="og:image" content="https://farline.example/preview.png">');
  expect(html).toContain('<div id="root" data-path="/about"><main>Words for $& and $1</main></div>');
  expect(html).toContain('{"price":1}</script>');
});

test("a page names its language and where the others are", () => {
  const html = english(shell, {}, page);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://farline.example/about">');
  expect(html).toContain('<link rel="alternate" hreflang="de" href="https://farline.example/about?lang=de">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://farline.example/about">');
  expect(html).not.toContain("modulepreload");
});

test.each([
  ["a rendered page", page],
  ["the empty page", undefined],
])("%s in Arabic begins at the right, loads its words early and says its own in it", (_, own) => {
  const html = completePage(shell, { ...site, facts: {}, language: "ar" }, own);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/words-ar-1.js">/);
  expect(html).toContain("<noscript>يُجري Farline المكالمات");
  expect(html).toContain('<p data-too-old class="a">يعرض هذا المتصفح');
  expect(html).toContain('<template data-failed title="يُرجى إعادة تحميل الصفحة.');
  if (own) expect(html).toContain('<link rel="canonical" href="https://farline.example/about?lang=ar">');
  else expect(html).toContain('<meta name="description" content="مكالمات هاتفية');
});

test("no fact can end its element", () => {
  const html = english(shell, { name: "</script><script>alert(1)" });
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html).toContain('<div id="root"></div>');
});

test("the scripts of a rendered page wait until it is painted, and those of an empty one load at once and wait to begin", () => {
  const scripts =
    '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">';
  const built = shell.replace("</head>", `${scripts}</head>`);
  const rendered = english(built, {}, page);
  expect(rendered).toContain(
    '<template data-scripts><script type="module" fetchpriority="low" crossorigin src="/a.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js"></template></head>',
  );
  expect(rendered.match(/\/[ab]\.js/g)).toHaveLength(2);
  expect(english(built, {})).toContain(
    '<link rel="modulepreload" crossorigin href="/b.js"><link rel="modulepreload" crossorigin href="/a.js"><template data-scripts><script type="module" crossorigin src="/a.js"></script></template></head>',
  );
});

test("a user's page comes with its frame and names the scripts that fill it", () => {
  const rendered = "<title>Of the page</title><main>$& place</main>";
  const frame = { path: "/dashboard", rendered, scripts: ["/assets/user.js"] };
  const html = framePage(shell, { ...site, facts: { price: 1 }, language: "en" }, frame);
  expect(html).toContain('<div id="root" data-frame="/dashboard"><main>$& place</main></div>');
  expect(html).toContain("<title>Farline</title>");
  expect(html).toMatch(
    /<template data-scripts><link rel="modulepreload"[^>]* href="\/assets\/user.js"><\/template>/,
  );
  expect(html).toContain('{"price":1}</script>');
});
