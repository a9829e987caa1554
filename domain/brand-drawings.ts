import { createHash } from "node:crypto";
import { formatHex8 } from "culori";
import { brandPicturePath } from "#contract/pages/brand.ts";
import { type Brand, type BrandPicture, defaultBrand } from "#words/brand.ts";
import type { Picture } from "./brand-picture.ts";
import { brandThemes, themes } from "./brand-theme.ts";

/** Draws an SVG as a PNG, for programs that take nothing else. */
export interface PngDrawer {
  /** The proportions stay, so one side is enough. */
  png(
    svg: string,
    fit: { width_px: number; height_px?: never } | { height_px: number; width_px?: never },
  ): Promise<Buffer>;
  /** The width of bold text in sizes of its letters; undefined where no font has them. */
  boldWidth(text: string): number | undefined;
}

/** A logo or an icon as it was given. */
export type DrawnPicture = Pick<Picture, "type" | "width_px" | "height_px" | "content">;

/** In a mail, which shows it half as large, so that it is sharp on every screen. */
export const mailLogo_px = 64;
export const widestMailLogo_px = 320;

const widths = { "180": 180, "192": 192, "512": 512 } as const;
/** Within a platform's own shape: https://www.w3.org/TR/appmanifest/#icon-masks keeps a circle of 80 % of the width. */
const maskable_px = 512;
const withinMask_px = Math.floor((0.8 * maskable_px) / Math.SQRT2);

/** Of an icon by its width or for a mask, or of a logo for mails. */
export type Drawing = keyof typeof widths | "maskable" | "mail";

export function drawingUrl({ url }: Pick<BrandPicture, "url">, drawing: Drawing): string {
  return url.replace(/\.(?:svg|png)$/, `-${drawing}.png`);
}

/**
 * Draws a logo or an icon in another form; undefined for a drawing that does not exist. Icons alone have a width of their own:
 * a narrow logo as wide as that would be too high to be drawn.
 */
export async function drawPicture(
  drawer: PngDrawer,
  picture: DrawnPicture,
  drawing: string,
): Promise<Buffer | undefined> {
  const width_px = Object.entries(widths).find(([name]) => name === drawing)?.[1];
  const isIcon = picture.width_px === picture.height_px;
  if (width_px !== undefined && isIcon) return drawer.png(wholeSvg(picture), { width_px });
  if (drawing === "mail") {
    const isWide = picture.width_px * mailLogo_px > picture.height_px * widestMailLogo_px;
    return drawer.png(
      wholeSvg(picture),
      isWide ? { width_px: widestMailLogo_px } : { height_px: mailLogo_px },
    );
  }
  if (drawing !== "maskable" || !isIcon) return undefined;
  const margin = (maskable_px - withinMask_px) / 2;
  const svg = `${canvas(maskable_px, maskable_px, themes.light.surface)}${image(picture, margin, margin, withinMask_px)}</svg>`;
  return drawer.png(svg, { width_px: maskable_px });
}

const preview = { width_px: 1200, height_px: 630, margin_px: 90, icon_px: 180, largest_px: 120 };
export const { width_px: previewWidth_px, height_px: previewHeight_px } = preview;

/** The picture of a shared link, by what it shows; undefined for the product's own brand, which has one that was built. */
export function previewPath(brand: Brand): string | undefined {
  const shown = shownOf(brand);
  if (shown === shownOf(defaultBrand)) return undefined;
  const hash = createHash("sha256").update(shown).digest("hex").slice(0, 32);
  return brandPicturePath.replace(":file", `preview-${hash}.png`);
}

const shownOf = ({ name, icon, stage, stageDark }: Brand) =>
  JSON.stringify([name, icon?.url, stage, stageDark]);

/** Draws the icon, the name and the address; without the name where no font has its letters. */
export function drawPreview(
  drawer: PngDrawer,
  { name, ...colours }: Brand,
  icon: DrawnPicture | undefined,
  host: string,
): Promise<Buffer> {
  const { width_px, height_px, margin_px, icon_px, largest_px } = preview;
  const colour = (brandThemes(colours) ?? themes).light;
  const middle = width_px / 2;
  const line = (text: string, y: number, largest: number, fill: string) => {
    const width = drawer.boldWidth(text);
    if (width === undefined) return "";
    const size = Math.min(largest, (width_px - 2 * margin_px) / width);
    return `<text x="${middle}" y="${y}" text-anchor="middle" font-weight="700" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
  };
  const shift = icon ? icon_px / 2 : 0;
  const svg = [
    canvas(width_px, height_px, colour.stage),
    icon ? image(icon, middle - icon_px / 2, margin_px, icon_px) : "",
    line(name, height_px / 2 + shift + 30, largest_px, colour["stage-ink"]),
    line(host, height_px - margin_px + 20, 40, colour["stage-soft"]),
    "</svg>",
  ].join("");
  return drawer.png(svg, { width_px });
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function canvas(width: number, height: number, fill: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function image({ type, content }: DrawnPicture, x: number, y: number, side: number): string {
  const drawn = type === "image/svg+xml" ? Buffer.from(withPlainColours(content)) : content;
  return `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:${type};base64,${drawn.toString("base64")}"/>`;
}

/** resvg 2.6.2 paints black what it does not read: `rgb(255 0 0 / 50%)`, `hsl(120deg, 100%, 25%)`, `oklch(0.5 0.2 100)`. */
function withPlainColours(svg: Buffer): string {
  return svg.toString("utf8").replace(colours, (colour) => formatHex8(colour) ?? colour);
}

const colours = /\b(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()<>"']*\)|rebeccapurple\b)/gi;

function wholeSvg({ type, content, ...size }: DrawnPicture): string {
  if (type === "image/svg+xml") return withPlainColours(content);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width_px} ${size.height_px}"><image width="${size.width_px}" height="${size.height_px}" href="data:${type};base64,${content.toString("base64")}"/></svg>`;
}
