import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { readPicture } from "./brand-picture.ts";

const { picture: sentences } = operatorMessages;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

function png(width: number, height = width): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(height * (width + 1)));
  const chunks = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

const svg = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test.each([
  ["a PNG", png(512), "image/png", 512],
  [
    "an SVG of the product",
    readFileSync(join(import.meta.dirname, "../web/public/favicon.svg")),
    "image/svg+xml",
    32,
  ],
  [
    "an SVG with a gradient, a style and a shape that is used twice",
    svg(
      `<title>R&amp;S</title><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
       <style>.a{fill:url(#g)}</style><path id="p" class="a" d="M0 0h64v64z" style="stroke:url('#g')"/>
       <use href="#p" xlink:href="#p"/><text x="1">Ring &amp; S&#246;hne</text><!-- drawn by hand -->`,
      'width="64px" height="64" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
    "image/svg+xml",
    64,
  ],
])("%s is taken as it is", (_what, content, type, width_px) => {
  const picture = readPicture("icon", content);
  expect(picture).toMatchObject({ type, width_px, hash: expect.stringMatching(/^[0-9a-f]{32}$/), content });
});

describe("a logo is refused", () => {
  test.each([
    ["a script", "<script>alert(1)</script>", sentences.element("script")],
    ["a script below shapes", "<g><g><script href='#a'/></g></g>", sentences.element("script")],
    [
      "a script of another prefix",
      '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
      sentences.element("s:script"),
    ],
    ["a foreign object", "<foreignObject><p>a</p></foreignObject>", sentences.element("foreignObject")],
    ["a picture", '<image href="https://a.example/a.png"/>', sentences.element("image")],
    ["an animation of a reference", '<set attributeName="href" to="#a"/>', sentences.element("set")],
    ["a link", '<a href="#a"/>', sentences.element("a")],
    ["an event", '<path onclick="alert(1)"/>', sentences.handler("onclick")],
    ["an event in capitals", '<path ONLOAD="alert(1)"/>', sentences.handler("ONLOAD")],
    ["a shape of another file", '<use href="https://a.example/a.svg#b"/>', sentences.external("href")],
    ["a shape of a file beside it", '<use xlink:href="a.svg#b"/>', sentences.external("xlink:href")],
    ["an outside fill", '<path fill="url(//a.example/a.svg#b)"/>', sentences.external("fill")],
    ["an outside style", "<path style=\"fill: URL( 'a.svg#b')\"/>", sentences.external("style")],
    ["an escaped style", '<path style="fill:\\75rl(a.svg)"/>', sentences.external("style")],
    ["a spelled reference", '<path fill="u&#114;l(a.svg)"/>', sentences.external("fill")],
    ["an import in two texts", "<style>@im<g/>port 'a.css'</style>", sentences.external("style")],
    [
      "an outside fill in two texts",
      "<style>.a{fill:u<title/>rl(//a.example/b)}</style>",
      sentences.external("style"),
    ],
    ["a name of an entity", "<text>&b;</text>", sentences.damaged],
    [
      "a filter that draws for minutes",
      "<filter><feMorphology/></filter>",
      sentences.element("feMorphology"),
    ],
    ["too many elements", "<g/>".repeat(50_001), sentences.tooManyParts],
    ["an import", "<style>@import 'a.css';</style>", sentences.external("style")],
    [
      "an outside font",
      "<style>@font-face{src:url(https://a.example/f)}</style>",
      sentences.external("style"),
    ],
    ["a hidden section", "<style><![CDATA[<!--]]></style><script/>", sentences.declaration],
    ["an instruction", '<?xml-stylesheet href="a.css"?>', sentences.declaration],
    ["an open element", "<g>", sentences.damaged],
  ])("with %s", (_what, inside, sentence) => {
    expect(readPicture("logo", svg(inside))).toBe(sentence);
  });

  test.each<[string, Buffer, string]>([
    ["a document type", Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`), sentences.declaration],
    [
      "a script that its encoding brings out of a comment",
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg("\x1b$B<!--\x1b(B<script>alert(1)</script>-->")}`,
      ),
      sentences.encoding,
    ],
    ["an event of the picture", svg("", 'viewBox="0 0 1 1" onload="a()"'), sentences.handler("onload")],
    ["no size", svg("", ""), sentences.noSize],
    ["a size in percent", svg("", 'width="100%" height="100%"'), sentences.noSize],
    ["9,000 pixels of an SVG", svg("", 'width="9000" height="10"'), sentences.tooManyPixels],
    ["8,001 pixels", png(8_001, 1), sentences.tooManyPixels],
    ["more than 5 MB", Buffer.alloc(5_000_001), sentences.tooLarge],
    ["another format", Buffer.from("GIF89a"), sentences.unknown],
    ["a page around an SVG", Buffer.from(`<html>${svg("")}</html>`), sentences.damaged],
    ["a PNG that ends early", png(512).subarray(0, -12), sentences.damaged],
    ["more behind the PNG's end", Buffer.concat([png(512), Buffer.from("<script>")]), sentences.damaged],
    [
      "a PNG with another byte",
      Buffer.from(png(64).map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
      sentences.damaged,
    ],
  ])("with %s", (_what, content, sentence) => {
    expect(readPicture("logo", content)).toBe(sentence);
  });
});

test("an SVG that says that it is in UTF-8 is taken", () => {
  const content = Buffer.from(`<?xml version="1.0" encoding='UTF-8' standalone="no"?>\n${svg("<g/>")}`);
  expect(readPicture("icon", content)).toMatchObject({ width_px: 64 });
});

test.each([
  ["511 pixels", png(511), sentences.tooSmall],
  ["another height", png(512, 600), sentences.notSquare],
  ["another height as an SVG", svg("", 'viewBox="0 0 64 32"'), sentences.notSquare],
])("an icon with %s is refused", (_what, content, sentence) => {
  expect(readPicture("icon", content)).toBe(sentence);
});

test("an SVG with elements within elements, deeper than any drawing, is refused", () => {
  expect(readPicture("logo", svg("<g>".repeat(20_000) + "</g>".repeat(20_000)))).toBe(sentences.damaged);
});
