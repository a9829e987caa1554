import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** The script that names the controls which move, by `movedControls()`. */
export const movedControls = fileURLToPath(new URL("scripts/moved-controls.js", import.meta.url));

/** From now on, `movedControls()` names those that move. */
export async function watchControls(page: Page): Promise<void> {
  await page.evaluate(`{ ${readFileSync(movedControls, "utf8")} }`);
}
