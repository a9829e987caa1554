import { brand } from "./brand.ts";

/** The name of a saved file that begins with the short name, in letters that every system takes: "ring-data.json". */
export function brandedFile(name: string): string {
  const slug = brand()
    .shortName.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return slug === "" ? name : `${slug}-${name}`;
}
