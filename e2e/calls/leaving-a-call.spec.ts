import { expect } from "@playwright/test";
import { auditFindings } from "#e2e/support/audit.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("leaving the page asks first during a call, and not before or after it", async ({ page, stack }) => {
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await openCaller(page, stack);
  await page.reload();
  expect(questions).toEqual([]);

  await talk(page);
  await page.reload({ timeout: 2_000 }).catch(() => undefined);
  await expect.poll(() => questions, "a busy browser asks late").toEqual(["beforeunload"]);
  await expect(page.getByText("Call in progress...")).toBeVisible();

  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await page.reload();
  expect(questions).toEqual(["beforeunload"]);
});

test("reloading the page ends the call, and the next page shows that with the charge", async ({
  page,
  stack,
}) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openCaller(page, stack);
  await talk(page);
  await page.reload();

  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(
    page.getByText(/page was closed or reloaded during the call\. Charged 1 credit \(\$0\.10\)\./),
  ).toBeVisible();
  const last = page.getByRole("region", { name: "Last call" });
  await expect(last).toContainText("Charged1 credit");
  await expect(last).toContainText("99 credits");
  expect(await auditFindings(stack)).toEqual([]);

  await test.step("the notice appears once", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
    await expect(last).toBeHidden();
  });
});
