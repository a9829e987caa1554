import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import {
  type BrandPictureName,
  brandPicturePath,
  leastIconPixels,
  longestPicture_bytes,
  mostPixels,
} from "#contract/pages/brand.ts";
import type { BrandPicture } from "#words/brand.ts";

const { picture: sentences } = operatorMessages;

export interface PictureFacts extends Omit<BrandPicture, "url"> {
  /** Of the content, in hexadecimal digits. */
  hash: string;
}

export interface Picture extends PictureFacts {
  content: Buffer;
}

/** The path of a picture. Another content has another one, so browsers may keep it for good. */
export function picturePath(name: BrandPictureName, { hash, type }: PictureFacts): string {
  return brandPicturePath.replace(":file", `${name}-${hash}.${type === "image/png" ? "png" : "svg"}`);
}

export function shownPicture(
  publicUrl: string,
  name: BrandPictureName,
  { type, width_px, height_px, hash }: PictureFacts,
): BrandPicture {
  const url = publicUrl + picturePath(name, { type, width_px, height_px, hash });
  return { url, type, width_px, height_px };
}

/** Reads a logo or an icon as it is, or returns the sentence on why it is refused: nothing is taken out of it. */
export function readPicture(name: BrandPictureName, content: Buffer): Picture | string {
  if (content.length > longestPicture_bytes) return sentences.tooLarge;
  const isPng = content.subarray(0, pngSignature.length).equals(pngSignature);
  const size = isPng ? pngSize(content) : svgSize(content.toString("utf8"));
  if (typeof size === "string") return size;
  const { width_px, height_px } = size;
  if (Math.max(width_px, height_px) > mostPixels) return sentences.tooManyPixels;
  if (name === "icon" && width_px !== height_px) return sentences.notSquare;
  if (name === "icon" && isPng && width_px < leastIconPixels) return sentences.tooSmall;
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  return { type: isPng ? "image/png" : "image/svg+xml", width_px, height_px, hash, content };
}

interface Size {
  width_px: number;
  height_px: number;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads the chunks of a PNG to its end: https://www.w3.org/TR/png-3/#5Chunk-layout. */
function pngSize(content: Buffer): Size | string {
  let size: Size | undefined;
  for (let at = pngSignature.length; at + 12 <= content.length; ) {
    const length = content.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > content.length) return sentences.damaged;
    const chunk = content.subarray(at + 4, end - 4);
    if (crc32(chunk) !== content.readUInt32BE(end - 4)) return sentences.damaged;
    const type = chunk.toString("latin1", 0, 4);
    if (size === undefined) {
      if (type !== "IHDR" || length !== 13) return sentences.damaged;
      size = { width_px: chunk.readUInt32BE(4), height_px: chunk.readUInt32BE(8) };
    }
    if (type === "IEND") return end === content.length && size.width_px > 0 ? size : sentences.damaged;
    at = end;
  }
  return sentences.damaged;
}

const shapes =
  "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style " +
  "linearGradient radialGradient stop clipPath mask pattern marker switch filter feBlend feColorMatrix " +
  "feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode " +
  "feOffset";
/** Without those filters that draw for minutes at a large radius, such as feMorphology. */
const allowedElements: ReadonlySet<string> = new Set(shapes.split(" "));
/** Elements and attributes of a file that is read within a second, because nothing else is answered meanwhile. */
const mostParts = 50_000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseAttributeValue: false,
  parseTagValue: false,
});

type XmlNode = Record<string, unknown>;

function svgSize(text: string): Size | string {
  const svg = text.replace(/^\uFEFF/, "");
  if (!/^\s*</.test(svg) || !/<svg[\s/>]/.test(svg)) return sentences.unknown;
  // Read in another encoding, the same bytes could begin and end elements elsewhere.
  if (/^\s*<\?xml\s[^>]*encoding(?!\s*=\s*["']utf-8["'])/i.test(svg)) return sentences.encoding;
  if ((svg.match(/[<=]/g)?.length ?? 0) > mostParts) return sentences.tooManyParts;
  // A CDATA section and a comment could hide from one reader what another one runs.
  if (/<!(?!--)|<\?(?!xml\s)/.test(svg)) return sentences.declaration;
  if (XMLValidator.validate(svg) !== true) return sentences.damaged;
  let nodes: XmlNode[];
  try {
    nodes = parser.parse(svg);
  } catch {
    return sentences.damaged;
  }
  const [root, ...others] = nodes;
  if (!root || others.length > 0 || elementOf(root) !== "svg") return sentences.damaged;
  return refusalOfNodes(nodes) ?? sizeOfSvg(attributesOf(root));
}

function elementOf(node: XmlNode): string {
  return Object.keys(node).find((key) => key !== ":@") ?? "";
}

function attributesOf(node: XmlNode): Record<string, string> {
  const attributes = node[":@"];
  if (typeof attributes !== "object" || attributes === null) return {};
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

/** A list of what waits, because a file may nest deeper than calls can. */
function refusalOfNodes(nodes: readonly XmlNode[]): string | undefined {
  const waiting = [...nodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const element = elementOf(node);
    if (element === "#text") {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(String(node[element])))
        return sentences.damaged;
      continue;
    }
    if (!allowedElements.has(element)) return sentences.element(element.slice(0, 40));
    for (const [name, value] of Object.entries(attributesOf(node))) {
      const refusal = refusalOfAttribute(name, value);
      if (refusal) return refusal;
    }
    const children = node[element];
    if (!Array.isArray(children)) continue;
    // An element between two texts would part the words of a style for us alone.
    const text = children.map((child) => child["#text"] ?? "").join("");
    if (element === "style" && refersOutside(text)) return sentences.external("style");
    for (const child of children) waiting.push(child);
  }
  return undefined;
}

function refusalOfAttribute(name: string, value: string): string | undefined {
  const shown = name.slice(0, 40);
  if (/^on/i.test(name)) return sentences.handler(shown);
  if (/^xmlns(?::|$)/.test(name)) return undefined;
  const isReference = /(?:^|:)(?:href|src|base)$/i.test(name);
  if (isReference && !value.startsWith("#")) return sentences.external(shown);
  return refersOutside(value) ? sentences.external(shown) : undefined;
}

/** Escapes of CSS and of XML could spell what is refused, so there are none but those of five characters. */
function refersOutside(text: string): boolean {
  const withoutOwn = text.replace(/url\(\s*["']?#/gi, "");
  return /url\(|@import|image-set\(|src\(|\\|&(?!(?:amp|lt|gt|quot|apos);)|(?:script|data|https?|file|blob):/i.test(
    withoutOwn,
  );
}

function sizeOfSvg({ width = "", height = "", viewBox = "" }: Record<string, string>): Size | string {
  const [, , boxWidth = "", boxHeight = ""] = viewBox.trim().split(/[\s,]+/);
  const pixels = (text: string) => Number(/^\d+(?:\.\d+)?(?=(?:px)?$)/.exec(text.trim())?.[0] ?? Number.NaN);
  const own = [pixels(width), pixels(height)];
  const [width_px = 0, height_px = 0] = own.some(Number.isNaN) ? [pixels(boxWidth), pixels(boxHeight)] : own;
  const isSize = width_px > 0 && height_px > 0;
  return isSize ? { width_px: Math.ceil(width_px), height_px: Math.ceil(height_px) } : sentences.noSize;
}
