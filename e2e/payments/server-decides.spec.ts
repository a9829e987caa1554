import { expect } from "@playwright/test";
import { auditFindings } from "#e2e/support/audit.ts";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { api, newPerson, openAccount } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test("unpaid credits are not added", async ({ stack }) => {
  const token = await openAccount(stack, newPerson());
  for (const credits of [1_000_000, -5, "100", [100], null]) {
    const { body } = await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits } });
    expect(body).toMatchObject({ added: 0, credits: 0 });
  }
  expect(await auditFindings(stack)).toEqual([]);
});

test("the browser's minutes do not change the charge", async ({ page, stack }) => {
  const token = await openCaller(page, stack);
  // A browser that lies about the length of its call, in either direction.
  await page.route("**/api/call/deduct-credits", (route) =>
    route.continue({ postData: JSON.stringify({ duration: 99_999, phoneNumber: "+442079460000" }) }),
  );
  await talk(page);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByText(/Call ended \(1 minute\)/)).toBeVisible();
  // The message comes ahead of the carrier's report, without which a receipt is pending.
  await expect(page.getByRole("region", { name: "Last call" })).toContainText("Charged");

  const price = await api(stack, "GET", "/api/tariff?number=%2B442079460000");
  const charged = Math.max(1, Number(price.body.creditsPerMinute));
  for (const duration of [0, 99_999, -1, "60"]) {
    const receipt = await api(stack, "POST", "/api/call/deduct-credits", {
      token,
      body: { duration, phoneNumber: "+442079460000" },
    });
    expect(receipt.body).toMatchObject({ charged, minutes: 1, status: "settled", credits: 100 - charged });
  }
  expect(await auditFindings(stack)).toEqual([]);
});

test("nothing opens without a session, and a session opens only its own account", async ({ stack }) => {
  for (const [method, path] of [
    ["GET", "/api/auth/me"],
    ["GET", "/api/payments/credits"],
    ["GET", "/api/payments/transactions"],
    ["POST", "/api/call/token"],
    ["POST", "/api/payments/add-credits"],
    ["POST", "/api/call/deduct-credits"],
  ] as const) {
    const { status, body } = await api(stack, method, path, {
      token: "x".repeat(43),
      ...(method === "POST" ? { body: { phoneNumber: "+442079460000" } } : {}),
    });
    expect({ path, status }).toEqual({ path, status: 401 });
    expect(body.error).toMatchObject({ code: "unauthenticated" });
  }
});
