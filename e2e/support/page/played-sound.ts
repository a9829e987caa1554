import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** The sound that a page's audio elements play, by frequency. */
export interface PlayedSound {
  /** Decibels below full scale, up to 790 Hz; -1000 when nothing plays. */
  level_db(hz: number): number;
  /** The speakers of the elements that play a stream, by device id; "" and "default" are the system's. */
  speakers: string[];
}

const resolution_hz = 10;
const script = fileURLToPath(new URL("scripts/played-sound.js", import.meta.url));

/** Lets the test hear what the page plays to its user. Call it before the page is opened. */
export async function listenToPage(page: Page): Promise<void> {
  await page.addInitScript({ path: script });
}

/** The loudest of each frequency within this time. */
export async function playedSound(page: Page, during_ms: number): Promise<PlayedSound> {
  const { levels_db, speakers } = await page.evaluate<{ levels_db: number[]; speakers: string[] }>(
    `playedSound(${during_ms}, ${resolution_hz})`,
  );
  return { level_db: (hz) => levels_db[Math.round(hz / resolution_hz)] ?? Number.NaN, speakers };
}
