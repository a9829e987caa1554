import { expect } from "@playwright/test";
import { test } from "#e2e/support/test.ts";

/** Counts the turns of the event loop between React's marks on the first and the last line of the price list, as `turns`. */
const countTurns = `
  const line = (which) => [...document.querySelectorAll(".country-list > li")].at(which);
  const isTaken = (which) => Object.keys(line(which) ?? {}).some((key) => key.startsWith("__react"));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  globalThis.turns = (async () => {
    while (!isTaken(0)) await turn();
    let turns = 0;
    for (; !isTaken(-1); turns++) await turn();
    return turns;
  })();
`;

test("a slow phone answers presses while React takes the price list over", async ({ page, stack }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.addInitScript(countTurns);
  await page.goto(`${stack.url}/rates`);
  expect(await page.evaluate("turns")).toBeGreaterThan(3);
});
