import { expect } from "@playwright/test";
import { dial, openCaller, openFundedAccount } from "#e2e/support/callers.ts";
import { lose, lostPart, notLoaded } from "#e2e/support/lost-files.ts";
import { builtScripts } from "#e2e/support/page/built-scripts.ts";
import { delay } from "#e2e/support/page/delayed-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

const failed = "Unexpected Application Error!";

test("a page stays without the parts of its frame that do not load, and the next page has them", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  const lost = page.waitForEvent("requestfailed", (request) => /\/user-[\w-]+\.js/.test(request.url()));
  await page.route(builtScripts("user"), (route) => route.abort());
  await page.reload();
  await lost;
  await page.getByRole("contentinfo").getByRole("link", { name: "Rates" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
  await expect(page.getByRole("button", { name: "Profile" })).toHaveCount(0);
  await expect(page.getByText(failed)).toHaveCount(0);

  await page.unroute(builtScripts("user"));
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
});

test("a phone's dashboard stays without its bar and its balance, where these do not load", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const name of ["bottom-bar", "balance-line"])
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
  const lost = ["bottom-bar", "balance-line"].map((name) =>
    page.waitForEvent("requestfailed", (request) => request.url().includes(`/${name}-`)),
  );
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await Promise.all(lost);
  await expect(page.getByText("No recent transactions")).toBeVisible();
  await page.getByLabel("Phone number").fill("442079460001");
  await expect(page.getByLabel("Phone number")).toHaveValue(/^44/);
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("a dial pad that does not load says so in its place, and opens once it does", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await page.route(builtScripts("dial-pad"), (route) => route.abort());
  const opener = page.getByRole("button", { name: "Dial pad" });
  await opener.click();
  await expect(page.getByRole("alert").filter({ hasText: notLoaded })).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeVisible();
  await page.unroute(builtScripts("dial-pad"));
  await opener.click();
  await expect(page.getByText(notLoaded)).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole("button", { name: "7" })).toBeVisible();
});

test("a call whose controls do not load can be ended, on the dashboard and on other pages, and tried again", async ({
  page,
  stack,
}) => {
  const findControls = await lose(page, "active-call");
  await lose(page, "ongoing-call-bar");
  await openCaller(page, stack);
  const call = page.getByRole("group", { name: "Call" });
  const endCall = page.getByRole("button", { name: "End Call" });

  await test.step("ended without them", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await expect(call.getByText("Call in progress...")).toBeVisible();
    await endCall.click();
    await expect(page.getByText(/^Call ended/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  });

  await test.step("ended on another page", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Rates" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rates");
    await expect(lostPart(page)).toBeVisible();
    await endCall.click();
    await expect(call).toBeHidden();
    await page.getByRole("link", { name: "Farline" }).click();
  });

  await test.step("tried again, the controls are there and the call is the same", async () => {
    await dial(page);
    await expect(lostPart(page)).toBeVisible();
    await findControls();
    await lostPart(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("timer", { name: "Call duration" })).toBeVisible();
    await expect(lostPart(page)).toHaveCount(0);
    await endCall.click();
    await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  });
});

test("on a phone a call whose screen does not load can be ended, and comes when it is tried again", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const findScreen = await lose(page, "ongoing-call-bar");
  await openCaller(page, stack);
  const endCall = page.getByRole("button", { name: "End Call" });
  await dial(page);
  await expect(lostPart(page)).toBeVisible();
  await endCall.click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  await dial(page);
  await expect(lostPart(page)).toBeVisible();
  await findScreen();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("timer", { name: "Call duration" })).toBeVisible();
  await endCall.click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
});

test("a call can be ended while the code of its controls is still on its way", async ({ page, stack }) => {
  const arrive = await delay(page, "active-call");
  await openCaller(page, stack);
  await dial(page);
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
  arrive();
});

test("a part of a user's page that does not load says so, and comes when it is tried again", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  for (const { path, file, open, part } of [
    {
      path: "/contacts",
      file: "contact-form",
      open: () => page.getByRole("button", { name: "Add a contact" }).click(),
      part: page.getByLabel("Name"),
    },
    { path: "/contacts", file: "file-panel", open: async () => {}, part: page.getByText("File to import") },
    {
      path: "/calls?search=Atlantis",
      file: "call-charts",
      open: () => page.getByText("Spend and line quality").click(),
      part: page.getByText(/^No calls in the last/),
    },
    {
      path: "/contact",
      file: "altcha-widget",
      open: () => page.getByLabel("Name").focus(),
      part: page.getByRole("checkbox", { name: "I'm not a robot" }),
    },
  ]) {
    await test.step(file, async () => {
      const find = await lose(page, file);
      if (path === "/contact") {
        await page.context().clearCookies();
        await page.goto(`${stack.url}${path}`);
      } else await openAs(page, stack, token, path);
      await open();
      await expect(lostPart(page)).toBeVisible();
      await expect(page.getByText(failed)).toHaveCount(0);
      await find();
      await lostPart(page).getByRole("button", { name: "Try again" }).click();
      await expect(part).toBeVisible();
      await expect(lostPart(page)).toHaveCount(0);
    });
  }
});

test("the offer of money back says where its dialog does not load, and opens it when it is tried again", async ({
  page,
  stack,
}) => {
  const find = await lose(page, "money-back-dialog");
  await openAs(page, stack, await openFundedAccount(stack), "/transactions");
  const purchase = page.getByRole("row").filter({ hasText: "100 credits by card" });
  await purchase.getByRole("button", { name: "Get money back for 100 credits by card" }).click();
  await expect(purchase.getByRole("alert")).toContainText(notLoaded);
  await expect(page.getByText(failed)).toHaveCount(0);
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Get your money back?" })).toBeVisible();
  await expect(lostPart(page)).toHaveCount(0);
});

test("the landing page stays as it came where its parts do not load, and works at the next touch", async ({
  page,
  stack,
}) => {
  const found = await Promise.all(["price-box", "below-the-fold"].map((name) => lose(page, name)));
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/price-box-"));
  await page.goto(stack.url);
  const box = page.getByRole("region", { name: "Prices" });
  await box.getByLabel("Country").focus();
  await lost;
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(lostPart(page)).toHaveCount(0);
  await expect(page.getByText("Do credits expire?")).toBeVisible();
  for (const find of found) await find();
  await page.keyboard.press("Tab");
  await box.getByLabel("Country").selectOption("Japan");
  await expect(box).toContainText("Japan");
  await expect(page).toHaveURL(`${stack.url}/`);
});

test("prices that do not load say so above those of the HTML, and come when they are tried again", async ({
  page,
  stack,
}) => {
  const find = await lose(page, "asked-prices");
  await page.goto(`${stack.url}/rates`);
  await page.getByLabel("Country or phone number").fill("japan");
  await expect(lostPart(page)).toBeVisible();
  await find();
  await lostPart(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("main").locator("summary")).toHaveCount(1);
});

test("a lost part comes at the next press of anything, with a pointer or a key", async ({ page, stack }) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/about");
  await expect(page.getByRole("button", { name: "Profile" })).toBeVisible();
  const findFrame = await lose(page, "user");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/user-"));
  await page.reload();
  await lost;
  await findFrame();
  // A press counts once the page knows of the loss, which is a moment after the request has failed.
  await expect(async () => {
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByRole("button", { name: "Profile" })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const findForm = await lose(page, "contact-form");
  await page.goto(`${stack.url}/contacts`);
  await page.getByRole("button", { name: "Add a contact" }).click();
  await expect(lostPart(page)).toBeVisible();
  await findForm();
  await page.keyboard.press("Shift");
  await expect(page.getByLabel("Name")).toBeVisible();
  await expect(lostPart(page)).toHaveCount(0);
});
