import { expect, type Page } from "@playwright/test";
import { messages } from "#contract/messages/messages.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";
import { say } from "#words/say.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const sentence = (page: Page, number: string) => page.getByText(say(messages.call.emergency(number)));

test("an emergency number is refused while it is typed, with what to do instead", async ({ page, stack }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  for (const [typed, number] of [
    ["112", "112"],
    ["911", "911"],
    ["+49 110", "110"],
    ["44999", "999"],
  ] as const) {
    await field(page).fill("");
    await field(page).pressSequentially(typed);
    await expect(sentence(page, number), typed).toBeVisible();
    await expect(page.getByText("Enter the whole number")).toBeHidden();
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await field(page).press("Enter");
    await expect(field(page)).toBeFocused();
  }

  // 911 begins the numbers of Delhi, and 18 many of North America.
  await field(page).fill("");
  await field(page).pressSequentially("911123456789");
  await expect(page.getByText("India")).toBeVisible();
  await field(page).fill("18");
  await expect(page.getByText("Enter the whole number")).toBeVisible();
  await field(page).press("Enter");
  await expect(sentence(page, "18")).toBeVisible();
  expect(sockets.filter((url) => url.includes("/signal"))).toEqual([]);
});
