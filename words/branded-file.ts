import { plainLetters } from "#contract/plain-letters.ts";
import { brand } from "./brand.ts";

/** The name of a saved file that begins with the short name, in letters that every system takes: "ring-data.json". */
export function brandedFile(name: string): string {
  const slug = plainLetters(brand().shortName)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? name : `${slug}-${name}`;
}
