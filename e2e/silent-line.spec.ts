import { expect } from "@playwright/test";
import { inCallMessages } from "#contract/in-call-messages.ts";
import { openCaller, talk } from "./support/callers.ts";
import { test } from "./support/test.ts";
import { makeVoice } from "./support/voice.ts";

const { silence } = inCallMessages;
/** No media connects there, as where the caller's network blocks UDP. */
const blocked = "+442079460112";

test("the page says that no sound comes, never beside a good word for the line", async ({ page, stack }) => {
  test.setTimeout(240_000);
  await openCaller(page, stack);
  const call = page.getByRole("group", { name: "Call" });
  const lastCall = page.getByRole("region", { name: "Last call" });
  const notice = (sentence: string) => page.getByRole("alert").filter({ hasText: sentence });

  await test.step("sound that stops is missed, and the notice goes when it comes again", async () => {
    await talk(page);
    await expect(call.getByText("Excellent")).toBeVisible();
    await makeVoice(stack, "line", { loses_percent: 100 });
    await expect(notice(silence.nothingHeard)).toBeVisible();
    await expect(call.getByText("Degraded")).toBeVisible();
    await expect(call.getByText("Excellent")).toBeHidden();
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(
      page.getByRole("region", { name: "Call", exact: true }).getByText(silence.nothingHeard),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to the call" }).click();
    await makeVoice(stack, "line", { loses_percent: 0 });
    await expect(notice(silence.nothingHeard)).toBeHidden();
    await expect(call.getByText("Excellent")).toBeVisible();
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(lastCall).toContainText("Line quality");
    await expect(lastCall).not.toContainText("Excellent");
  });

  await test.step("a network that blocks calls is named at once", async () => {
    await talk(page, blocked);
    await expect(notice(silence.blocked)).toBeVisible();
    await expect(call.getByText("Degraded")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.getByRole("button", { name: "End Call" }).click();
    await expect(lastCall).toContainText("Degraded");
  });
});
