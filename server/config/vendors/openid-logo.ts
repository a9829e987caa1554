import { readFileSync } from "node:fs";

/** A logo, which pages load from our own origin. */
export interface ProviderLogo {
  type: "image/svg+xml" | "image/png";
  content: Buffer;
}

const most_bytes = 100_000;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads an operator's logo, or returns what is wrong with it. */
export function readLogo(path: string): ProviderLogo | string {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return `must be a file that can be read, not "${path}" (${code})`;
  }
  if (content.length > most_bytes) return `must be at most ${most_bytes / 1_000} kB`;
  if (content.subarray(0, pngSignature.length).equals(pngSignature)) return { type: "image/png", content };
  return isSvg(content.toString("utf8")) ? { type: "image/svg+xml", content } : "must be an SVG or a PNG";
}

function isSvg(text: string): boolean {
  const withoutProlog = text
    .replace(/^\uFEFF/, "")
    .replace(/^(\s*(<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>[]*>))*\s*/i, "");
  return /^<svg[\s>]/.test(withoutProlog);
}
