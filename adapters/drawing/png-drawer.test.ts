import { expect, test } from "vitest";
import { drawPicture, drawPreview } from "#domain/brand-drawings.ts";
import { readPicture } from "#domain/brand-picture.ts";
import { defaultBrand } from "#words/brand.ts";
import { pngDrawer } from "./png-drawer.ts";

const svg = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#7a1fa2"/></svg>`,
  );

function pictureOf(content: Buffer) {
  const picture = readPicture("logo", content);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
}

async function drawn(content: Buffer, drawing: string) {
  const png = await drawPicture(pngDrawer, pictureOf(content), drawing);
  return png && pictureOf(png);
}

test.each([
  ["180", 180],
  ["192", 192],
  ["512", 512],
  ["maskable", 512],
])("an icon's drawing %s is as wide as it says, of an SVG and of a PNG", async (drawing, width_px) => {
  const size = { type: "image/png", width_px, height_px: width_px };
  expect(await drawn(svg(40, 40), drawing)).toMatchObject(size);
  const png = await drawPicture(pngDrawer, pictureOf(svg(40, 40)), "512");
  expect(await drawn(png ?? Buffer.alloc(0), drawing)).toMatchObject(size);
});

test("a mask has the whole icon within the part that each platform keeps", async () => {
  const whole = pictureOf(svg(40, 40));
  const masked = await drawPicture(pngDrawer, whole, "maskable");
  expect(masked).not.toEqual(await drawPicture(pngDrawer, whole, "512"));
  const white = Buffer.from(svg(40, 40).toString().replace("#7a1fa2", "#ffffff"));
  const plain = await drawPicture(pngDrawer, pictureOf(white), "maskable");
  // A white icon on the mask's white surface leaves one colour alone, so its file is far smaller.
  expect(plain?.length).toBeLessThan(Number(masked?.length));
});

test.each([
  [40, 40, 64, 64],
  [1000, 10, 320, 3],
  [10, 1000, 1, 64],
])("a mail's logo of %d by %d is drawn in %d by %d", async (width, height, width_px, height_px) => {
  expect(await drawn(svg(width, height), "mail")).toMatchObject({ width_px, height_px });
});

test.each([
  ["rgb(122 31 162 / 100%)", "#7a1fa2"],
  ["rgb(122 31 162 / 50%)", "#7a1fa280"],
  ["hsl(120deg, 100%, 25%)", "#008000"],
  ["hwb(120 0% 0%)", "#00ff00"],
  ["oklch(1 0 none)", "#ffffff"],
  ["color(srgb 0 0 1)", "#0000ff"],
  ["rebeccapurple", "#663399"],
])("the colour %s is drawn as %s", async (colour, hex) => {
  const drawing = (fill: string) => {
    const content = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>g{fill:${fill}}</style><g><rect width="9" height="9"/></g></svg>`,
    );
    return Promise.all(["180", "maskable"].map((name) => drawPicture(pngDrawer, pictureOf(content), name)));
  };
  expect(await drawing(colour)).toEqual(await drawing(hex));
  expect(await drawing(colour)).not.toEqual(await drawing("#000000"));
});

test("an unknown drawing is none", async () => {
  expect(await drawn(svg(40, 40), "193")).toBeUndefined();
  // 512 pixels wide, it would be four million high.
  for (const drawing of ["512", "maskable"]) expect(await drawn(svg(1, 8_000), drawing)).toBeUndefined();
});

test("a preview shows the name, and is there without a font for it", async () => {
  const preview = (name: string) =>
    drawPreview(pngDrawer, { ...defaultBrand, name }, undefined, "ring.example");
  const [ring, other, long] = await Promise.all(
    ["Ring & Söhne <b>", "Other", "A name of forty characters, which is most"].map(preview),
  );
  expect(new Set([ring, other, long].map((png) => png?.toString("base64"))).size).toBe(3);
  for (const png of [ring, long])
    expect(pictureOf(png ?? Buffer.alloc(0))).toMatchObject({ width_px: 1200, height_px: 630 });
  expect(await pngDrawer.boldWidth("Ring")).toBeGreaterThan(1);
  // No font has the letters of Linear A.
  expect(await pngDrawer.boldWidth("\u{10600}\u{10601}")).toBeUndefined();
});
