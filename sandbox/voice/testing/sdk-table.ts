import { readFileSync } from "node:fs";
import { join } from "node:path";

const page = join(import.meta.dirname, "../../../docs/voice-sdk.md");

/** A row of docs/voice-sdk.md: what a public member of the SDK does against the sandbox. */
export interface SdkRow {
  member: string;
  here: string;
  /** The codes, or the names of errors without a code, that the member refuses a wrong use with. */
  refusals: string[];
  sentence: string;
}

export function sdkRows(text = readFileSync(page, "utf8")): SdkRow[] {
  return [...text.matchAll(/^\| `([^`]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, member = "", here = "", refusals = "", sentence = ""]) => ({
      member,
      here: here.trim(),
      refusals: refusals.split(",").flatMap((one) => one.trim() || []),
      sentence: sentence.trim(),
    }),
  );
}

/** What a drive of every row must see, one line for each. */
export function promises(rows: readonly SdkRow[]): string[] {
  return rows.flatMap(({ member, here, refusals }) => [
    ...(here === "works" ? [`${member} works`] : []),
    ...refusals.map((error) => `${member} refuses with ${error}`),
  ]);
}
