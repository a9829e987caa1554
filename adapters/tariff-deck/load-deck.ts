import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Deck, DeckError, parseDeck } from "../../domain/tariff/deck.ts";

/** The deck that comes with the product. */
const defaultDeckPath = fileURLToPath(new URL("../../database/decks/default.csv", import.meta.url));

/** The price list could not be read; the message names the file and, where it can, the line. */
export class DeckFileError extends Error {
  override name = "DeckFileError";
}

/**
 * Reads and compiles a price list.
 * @throws DeckFileError when the file is missing or a line of it cannot be used.
 */
export async function loadDeck(path: string = defaultDeckPath): Promise<Deck> {
  const text = await readFile(path, "utf8").catch((error: Error) => {
    throw new DeckFileError(`The tariff deck ${path} cannot be read: ${error.message}`, { cause: error });
  });
  try {
    return parseDeck(text);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    throw new DeckFileError(`The tariff deck ${path} cannot be used: ${error.message}`, { cause: error });
  }
}
