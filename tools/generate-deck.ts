/** Writes database/decks/default.csv from tools/data/termination-costs.csv: `node tools/generate-deck.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { generateDeck } from "./deck/generate.ts";

const costsFile = new URL("./data/termination-costs.csv", import.meta.url);
const deckFile = new URL("../database/decks/default.csv", import.meta.url);

const deck = generateDeck(readFileSync(costsFile, "utf8"));
writeFileSync(deckFile, deck);
console.log(`${deck.split("\n").length - 2} prices written to database/decks/default.csv`);
