import { fileURLToPath } from "node:url";
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import type { PngDrawer } from "#domain/brand-drawings.ts";

const boldFont = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf"),
);
const size_px = 100;
const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
/** A character of private use, for which no font has a picture. */
const unknownLetter = "\u{10fffd}";

/** Draws by resvg, which runs no script, loads no file and asks no network. */
export const pngDrawer: PngDrawer = {
  async png(svg, { width_px, height_px }) {
    const fitTo =
      width_px === undefined
        ? ({ mode: "height", value: height_px } as const)
        : ({ mode: "width", value: width_px } as const);
    return (await renderAsync(svg, { font: fontsFor(svg), fitTo })).asPng();
  },

  boldWidth(text) {
    const width = widthOf(text, text);
    const unknown = text.replace(foreignLetter, unknownLetter);
    return unknown !== text && width === widthOf(unknown, text) ? undefined : width / size_px;
  },
};

/** The product's font has Latin letters alone; the machine may have fonts with others. */
function fontsFor(text: string): NonNullable<ResvgRenderOptions["font"]> {
  const loadSystemFonts = text.search(foreignLetter) >= 0;
  return { fontFiles: [boldFont], defaultFontFamily: "Hanken Grotesk", loadSystemFonts };
}

function widthOf(line: string, text: string): number {
  const words = line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-size="${size_px}" font-weight="700">${words}</text></svg>`;
  return new Resvg(svg, { font: fontsFor(text) }).getBBox()?.width ?? 0;
}
