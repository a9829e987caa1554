import { sessionSettings } from "#adapters/postgres/connection/session-settings.ts";
import { BackupError, type Header } from "./format.ts";
import type { StoredTable } from "./schema.ts";

const newline = 0x0a;
const tab = "\t";

/** The settings by which COPY writes values into a backup; a restore reads them by the same. */
export const writtenBy = Object.fromEntries(sessionSettings.map(({ name, value }) => [name, value]));

/** A date, or a moment with its distance to UTC, as DateStyle ISO writes it; a missing one is `\N`. */
const isoDate = /^(?:\\N|\d{4,}-\d\d-\d\d(?: \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?::\d\d){0,2})?)$/;

/** @throws BackupError for a backup whose values were written by other settings. Older backups do not say theirs. */
export function expectOurForm({ settings }: Header): void {
  for (const { name, right } of sessionSettings) {
    const value = settings?.[name];
    if (value === undefined || right.test(value)) continue;
    throw new BackupError(
      `The backup was written with ${name} '${value}', by which this program would misread it. Nothing was restored.`,
    );
  }
}

/**
 * Passes a table's rows on. The day and month of any other form can be swapped without an error, and the first versions
 * wrote the form of the server's DateStyle, so each date is looked at.
 * @throws BackupError for a date in another form than ISO
 */
export async function* withIsoDates(
  { name, columns, dates }: StoredTable,
  blocks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const places = dates.map((column) => columns.indexOf(column));
  for await (const block of blocks) {
    for (const line of linesOf(block)) {
      const values = line.split(tab);
      const wrong = places.find((place) => !isoDate.test(values[place] ?? ""));
      if (wrong === undefined) continue;
      throw new BackupError(
        `The backup's dates are not in the form 2026-12-31, such as ${columns[wrong]} of the table ${name}, so day and ` +
          "month may be swapped. Nothing was restored. Take the backup again with this version, or set DateStyle to ISO " +
          "for the role that the version of the backup connects as, and take it again.",
      );
    }
    yield block;
  }
}

function* linesOf(block: Buffer): Generator<string> {
  let start = 0;
  for (let end = block.indexOf(newline); end !== -1; end = block.indexOf(newline, start)) {
    yield block.toString("latin1", start, end);
    start = end + 1;
  }
}
