import { z } from "zod";

/** A backup cannot be taken, or cannot be restored here; the message says why and what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}

/**
 * A backup is text: a JSON line about the whole, then for each table a JSON line, its rows as PostgreSQL's COPY writes
 * them and a line `\.`, and at the end a JSON line with the number of rows of each table. A backup without that last
 * line is incomplete.
 */
export const formatVersion = 1;

/** The line that ends a table's rows. COPY writes a backslash within a value as two. */
export const endOfRows = "\\.";

const migrationSchema = z.object({ name: z.string(), checksum: z.string() });

const headerSchema = z.object({
  format: z.literal("farline-backup"),
  version: z.literal(formatVersion),
  takenAt: z.iso.datetime(),
  migrations: z.array(migrationSchema).min(1),
  /** PostgreSQL's settings that the values are written by. Backups of the first versions do not say them. */
  settings: z.record(z.string(), z.string()).optional(),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const trailerSchema = z.object({ rows: z.record(z.string(), z.int().min(0)) });

export type Header = z.infer<typeof headerSchema>;
export type TableLine = z.infer<typeof tableSchema>;
export type Trailer = z.infer<typeof trailerSchema>;

export function writeLine(line: Header | TableLine | Trailer): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`);
}

/** @throws BackupError for a file that is no backup, or one of another version's format. */
export function readHeader(line: string | undefined): Header {
  const parsed = headerSchema.safeParse(json(line));
  if (parsed.success) return parsed.data;
  throw new BackupError("The file is no backup that this version of Farline can read.");
}

/** @throws BackupError for a line that belongs to neither kind. */
export function readSection(line: string): TableLine | Trailer {
  const parsed = z.union([tableSchema, trailerSchema]).safeParse(json(line));
  if (parsed.success) return parsed.data;
  throw new BackupError("The backup is damaged: a line between its tables cannot be read.");
}

function json(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}
