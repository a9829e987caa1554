/** A product under another name, which has marks of HTML in it: no page, mail or file of it says the default one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { languages } from "#contract/pages/languages.ts";
import { readPicture } from "#domain/brand-picture.ts";
import { mailsTo, newPerson, signUp } from "#e2e/support/people.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { branded, built } from "#server/pages/index.ts";
import { defaultBrand, setBrand } from "#words/brand.ts";

const root = join(import.meta.dirname, "../..");
const name = "Ring & Söhne <b>";
const escaped = "Ring &amp; Söhne &lt;b&gt;";

let product: ProductInProcess;

beforeAll(async () => {
  product = await startProductInProcess({
    variables: {
      BRAND_LOGO: join(root, "web/public/preview.png"),
      BRAND_ICON: join(root, "web/public/app/icon-512.png"),
      BRAND_NAME: name,
      BRAND_SHORT_NAME: "Ring",
      BRAND_IMPRINT: "Ring & Söhne <b>\nHRB 1234",
      BRAND_SUPPORT_ADDRESS: "help@ring.example",
      BRAND_ACCENT: "#7a1fa2",
      BRAND_LINKS: 'R&S "status" https://status.example/?a=1&b=2',
    },
  });
});
afterAll(async () => {
  await product?.stop();
  setBrand(defaultBrand);
});

async function textOf(path: string): Promise<string> {
  return (await fetch(product.url + path, { redirect: "manual" })).text();
}

/** The facts of a picture that the product serves; its sentence when it is none. */
async function pictureAt(path: string) {
  const answer = await fetch(product.url + path);
  return readPicture("logo", Buffer.from(await answer.arrayBuffer()));
}

const inProduct = (statement: string) => product.database.withClient((client) => client.query(statement));

describe.each(languages)("in %s", (language) => {
  test.each([
    "/",
    "/about",
    "/contact",
    "/rates/germany",
    "/login",
    "/register",
    "/terms",
    "/privacy",
    "/refunds",
    "/dashboard",
    "/nowhere",
  ])("%s says the operator's brand alone", async (path) => {
    const page = await textOf(`${path}?lang=${language}`);
    const html = page.replace(/<script type="application\/json".*?<\/script>/s, "");
    const said = html.split(/Farline|Söhne/).length - 1;
    expect(said).toBe(html.split(escaped).length - 1);
    expect(said).toBeGreaterThan(2);
    const head = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
    expect(head.replace(/<(title|style|script|template)\b.*?<\/\1>|<[^<>]*>/gs, "").trim()).toBe("");
    expect(html).toMatch(/<style>[^<]*html:root\{[^}]*--color-accent:#7a1fa2;/);
    // A user's page is filled in the browser.
    if (path === "/dashboard") return;
    expect(html).toMatch(/<p[^>]*>Ring &amp; Söhne &lt;b&gt;\nHRB 1234<\/p>/);
    const addresses = html.match(/<a href="mailto:help@ring.example"[^>]*>help@ring.example<\/a>/g);
    expect(addresses).toHaveLength(path === "/contact" ? 2 : 1);
    expect(html).toMatch(
      /<a href="https:\/\/status.example\/\?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"[^>]*>R&amp;S &quot;status&quot;<\/a>/,
    );
  });
});

test("the brand's pictures are on pages and the installed app, are kept for good, and run nothing", async () => {
  const html = await textOf("/about");
  const [, logo = ""] =
    /<img src="(\/brand-pictures\/logo-[0-9a-f]{32}\.png)" alt="" width="1200" height="630"/.exec(html) ?? [];
  const [, icon = ""] =
    /<link rel="icon" href="(\/brand-pictures\/icon-[0-9a-f]{32}\.png)" type="image\/png">/.exec(html) ?? [];
  for (const path of [logo, icon]) {
    const { status, headers } = await fetch(product.url + path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*; sandbox$/),
    });
  }
  expect((await fetch(`${product.url}${logo.replace(/.{5}\.png/, "00000.png")}`)).status).toBe(404);
  const manifest = JSON.parse(await textOf("/app.webmanifest"));
  const drawn = (drawing: string) => icon.replace(".png", `-${drawing}.png`);
  const icons = [
    { src: drawn("192"), sizes: "192x192", type: "image/png" },
    { src: drawn("512"), sizes: "512x512", type: "image/png" },
  ];
  const maskable = { ...icons[1], src: drawn("maskable"), purpose: "maskable" };
  expect(manifest).toMatchObject({ id: "/", icons: [...icons, maskable] });
  for (const shortcut of manifest.shortcuts) expect(shortcut.icons).toEqual(icons);
  expect(html).toContain(`<link rel="apple-touch-icon" href="${drawn("180")}" type="image/png">`);
  expect((await fetch(`${product.url}/favicon.ico`, { redirect: "manual" })).headers.get("location")).toBe(
    drawn("192"),
  );
  for (const [path, width_px, height_px] of [
    [drawn("180"), 180, 180],
    [drawn("192"), 192, 192],
    [drawn("512"), 512, 512],
    [drawn("maskable"), 512, 512],
    [logo.replace(".png", "-mail.png"), 122, 64],
  ] as const) {
    expect(await pictureAt(path)).toMatchObject({ type: "image/png", width_px, height_px });
  }
  for (const path of [drawn("513"), icon.replace(/-.{5}/, "-00000").replace(".png", "-512.png")])
    expect((await fetch(product.url + path)).status).toBe(404);
});

test("the operators' page has the brand in its title", () => {
  const html = branded(readFileSync(join(built, "admin/index.html"), "utf8"));
  expect(html).toContain(`<title>Operators · ${escaped}</title>`);
  expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Ring">');
  expect(html).not.toContain("Farline");
});

test("an installed app has the brand's names, the same id, and no picture of another brand", async () => {
  const manifest = JSON.parse(await textOf("/app.webmanifest"));
  expect(manifest).toMatchObject({ id: "/", name, short_name: "Ring" });
  expect(JSON.stringify(manifest)).not.toContain("Farline");
  expect(manifest.screenshots).toBeUndefined();
});

test("what an owner has set counts soon after, without a start, and what was set at the start once it is gone", async () => {
  const picturePath = async () =>
    /<meta property="og:image" content="http:\/\/[^/]+(\/brand-pictures\/preview-[0-9a-f]{32}\.png)">/.exec(
      await textOf("/about"),
    )?.[1] ?? "";
  const languageOf = async (path: string, cookie = "") => {
    const headers = { "accept-language": "hi", cookie };
    return /<html lang="(\w+)"/.exec(await (await fetch(product.url + path, { headers })).text())?.[1];
  };
  const path = await picturePath();
  const picture = await pictureAt(path);
  expect(picture).toMatchObject({ type: "image/png", width_px: 1200, height_px: 630 });
  expect(await languageOf("/about")).toBe("hi");

  await inProduct("INSERT INTO brand (name, short_name, imprint) VALUES ('Calls & Co', 'Calls', '')");
  await inProduct("INSERT INTO language_offer (languages, default_language) VALUES ('en de', 'de')");
  await vi.waitFor(async () => expect(await picturePath()).not.toBe(path), 60_000);
  await vi.waitFor(async () => expect(await languageOf("/about")).toBe("de"), 60_000);
  const next = await pictureAt(await picturePath());
  expect(next).toMatchObject({ width_px: 1200, height_px: 630 });
  expect(next).not.toEqual(picture);
  expect(await pictureAt(path)).toEqual(next);
  const html = await textOf("/about?lang=en");
  expect(/<title>.*?<\/title>/.exec(html)?.[0]).toBe("<title>About Calls &amp; Co · Calls &amp; Co</title>");
  expect(JSON.parse(await textOf("/app.webmanifest"))).toMatchObject({
    name: "Calls & Co",
    short_name: "Calls",
  });
  expect(await languageOf("/about", "farline.language=hi")).toBe("hi");
  expect([...html.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code)).toEqual([
    "en",
    "de",
    "x-default",
  ]);
  expect([...html.matchAll(/<option[^>]*lang="(\w+)"/g)].map(([, code]) => code)).toEqual(["en", "de"]);
  expect(await textOf("/sitemap.xml")).not.toContain("lang=hi");

  await inProduct("DELETE FROM brand");
  await inProduct("DELETE FROM language_offer");
  await vi.waitFor(async () => expect(await picturePath()).toBe(path), 60_000);
  await vi.waitFor(async () => expect(await languageOf("/about")).toBe("hi"), 60_000);
});

test("a mail is from the brand", async () => {
  const ada = newPerson();
  await signUp(product, ada);
  const mail = await vi.waitFor(async () => {
    const [first] = await mailsTo(product, ada.email);
    return first ?? expect.fail("no mail yet");
  }, 60_000);
  expect(mail.text).toContain(name);
  expect(mail.text).toMatch(/\nHRB 1234\n/);
  const html: unknown = expect.stringMatching(
    /<img src="http:[^"]*\/brand-pictures\/logo-[^"]*-mail\.png" alt="" width="61" height="32".*background:#7a1fa2/s,
  );
  expect(mail).toMatchObject({ html, replyTo: "help@ring.example" });
  expect(JSON.stringify(mail)).not.toContain("Farline");
});
