/** Everyone can use the lists of a user who has done nothing yet. */
import { expect } from "@playwright/test";
import { problemsOfScreen } from "./support/measured-page.ts";
import { throughEmptyLists } from "./support/phone-screens.ts";
import { test } from "./support/test.ts";

test("everyone can use lists without an entry, in both themes and directions, at every width", async ({
  page,
  stack,
}) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  await throughEmptyLists(page, stack, async (name) => {
    problems.push(...(await problemsOfScreen(page, { name })));
  });
  expect(problems).toEqual([]);
});
