import { expect } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

test("leaving the page asks first during a call alone, ends it, and the next page shows that once with the charge", async ({
  page,
  stack,
}) => {
  const questions: string[] = [];
  let leaves = false;
  page.on("dialog", async (dialog) => {
    questions.push(dialog.type());
    await (leaves ? dialog.accept() : dialog.dismiss());
  });
  await openCaller(page, stack);
  await page.reload();
  expect(questions, "before the call").toEqual([]);

  await talk(page);
  await page.reload({ timeout: 2_000 }).catch(() => undefined);
  await expect.poll(() => questions, "a busy browser asks late").toEqual(["beforeunload"]);
  await expect(page.getByText("Call in progress...")).toBeVisible();

  leaves = true;
  await page.reload();
  await expect(page.getByText("Call ended (1 minute)")).toBeVisible();
  await expect(
    page.getByText(/page was closed or reloaded during the call\. Charged 1 credit \(\$0\.10\)\./),
  ).toBeVisible();
  const last = page.getByRole("region", { name: "Last call" });
  await expect(last).toContainText("Charged1 credit");
  await expect(last).toContainText("99 credits");
  expect(questions).toHaveLength(2);

  await page.reload();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  await expect(last).toBeHidden();
  expect(questions, "after the call").toHaveLength(2);
  expect(await auditFindings(stack)).toEqual([]);
});
