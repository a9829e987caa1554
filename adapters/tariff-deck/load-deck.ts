import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { notCsv, readTextFile } from "#contract/files/file-format.ts";
import { type ReadDeck, readDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";

/** The deck that comes with the product. */
export const defaultDeckPath = fileURLToPath(new URL("../../database/decks/default.csv", import.meta.url));
export const defaultDeckName = basename(defaultDeckPath);

/** The price list could not be read; the message names the file and, if known, the line. */
export class DeckFileError extends Error {
  override name = "DeckFileError";
}

/** @throws DeckFileError when the file cannot be read, or is no text. */
async function readDeckText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new DeckFileError(`The tariff deck ${path} cannot be read: ${error.message}`, { cause: error });
  });
  const read = readTextFile(new Uint8Array(bytes));
  if ("format" in read) {
    throw new DeckFileError(`The tariff deck ${path} cannot be used: ${notCsv(read.format)}`);
  }
  return read.text;
}

/**
 * Reads a price list and lists all its faults.
 * @throws DeckFileError when the file cannot be read.
 */
export async function readDeckFile(path: string): Promise<ReadDeck> {
  return readDeck(await readDeckText(path));
}

/**
 * Reads a price list that must have no fault.
 * @throws DeckFileError when the file is missing or a line of it cannot be used.
 */
export async function loadDeck(path: string = defaultDeckPath): Promise<TariffRow[]> {
  const { rows, faults } = await readDeckFile(path);
  if (faults[0]) throw new DeckFileError(`The tariff deck ${path} cannot be used: ${faults[0].message}`);
  return rows;
}
