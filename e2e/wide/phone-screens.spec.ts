/** Everyone can use the phone in its states, at every width, in both themes and in languages of both directions. */
import { expect } from "@playwright/test";
import { problemsInLanguages, problemsOfScreen } from "#e2e/support/page/measured-page.ts";
import {
  openContacts,
  throughACallOfAContact,
  throughContacts,
  throughEmptyLists,
  throughHistory,
  throughTheDialler,
} from "#e2e/support/screens/phone-screens.ts";
import { test } from "#e2e/support/test.ts";

// In one worker, the minutes of this file would be those of the run.
test.describe.configure({ mode: "parallel" });

test("everyone can use lists without an entry, contacts and the dialler", async ({ page, stack }) => {
  const problems: string[] = [];
  await throughEmptyLists(page, stack, async (name) => {
    problems.push(...(await problemsOfScreen(page, { name })));
  });
  const look = async (name: string) => {
    problems.push(...(await problemsInLanguages(page, name)));
  };
  await openContacts(page, stack);
  await throughContacts(page, look);
  await throughTheDialler(page, stack, look);
  expect(problems).toEqual([]);
});

test("everyone can use a call of a contact, and the history with it", async ({ page, stack }) => {
  const problems: string[] = [];
  const look = async (name: string) => {
    problems.push(...(await problemsInLanguages(page, name)));
  };
  await openContacts(page, stack);
  await page.goto(`${stack.url}/dashboard`);
  await throughACallOfAContact(page, look);
  await throughHistory(page, stack, look);
  expect(problems).toEqual([]);
});
