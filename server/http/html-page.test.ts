import { expect, test } from "vitest";
import { completePage, framePage } from "./html-page.ts";

const shell =
  '<head><meta\n  name="description"\n  content="old" /><title>Farline</title></head><body><div id="root"></div></body>';
const page = {
  path: "/about",
  description: 'Calls & "prices"',
  rendered: "<title>About &amp; more</title><main>Words for $& and $1</main>",
};

test("a rendered page has its own head, its words and the facts", () => {
  const html = completePage(shell, "https://farline.example", { price: 1 }, page);
  expect(html).toContain("<title>About &amp; more</title>");
  expect(html).not.toContain("<title>Farline</title>");
  expect(html).toContain('<meta name="description" content="Calls &amp; &quot;prices&quot;">');
  expect(html).not.toContain("old");
  expect(html).toContain('<link rel="canonical" href="https://farline.example/about">');
  expect(html).toContain('<meta property="og:title" content="About &amp; more">');
  expect(html).toContain('<meta property="og:image" content="https://farline.example/preview.png">');
  expect(html).toContain('<div id="root" data-path="/about"><main>Words for $& and $1</main></div>');
  expect(html).toContain('{"price":1}</script>');
});

test("no fact can end its element", () => {
  const html = completePage(shell, "https://farline.example", { name: "</script><script>alert(1)" });
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html).toContain('<div id="root"></div>');
});

test("the scripts of a rendered page load after all that it shows, and those of an empty one at once", () => {
  const scripts =
    '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">';
  const built = shell.replace("</head>", `${scripts}</head>`);
  const rendered = completePage(built, "https://farline.example", {}, page);
  expect(rendered).toContain('<script type="module" fetchpriority="low" crossorigin src="/a.js">');
  expect(rendered).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js">');
  expect(completePage(built, "https://farline.example", {})).toContain(scripts);
});

test("a user's page comes with its frame and names the scripts that fill it", () => {
  const frame = { path: "/dashboard", rendered: "<main>$& place</main>", scripts: ["assets/user.js"] };
  const html = framePage(shell, { price: 1 }, frame);
  expect(html).toContain('<div id="root" data-frame="/dashboard"><main>$& place</main></div>');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/user.js">');
  expect(html).toContain('{"price":1}</script>');
});
