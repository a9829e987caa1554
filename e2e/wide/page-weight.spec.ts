import { expect, type Page } from "@playwright/test";
import { paymentRoutes } from "#contract/money/payments.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { userRoutes } from "#contract/users/users.ts";
import { openOperator } from "#e2e/support/operators.ts";
import {
  adminBudget_kb,
  builtFile,
  gzip_kb,
  publicBudget_kb,
  publicPaths,
  scriptsOfUsers,
  userBudgets_kb,
} from "#e2e/support/page/page-budgets.ts";
import { atRest } from "#e2e/support/page/prepared-page.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

test.use({ serviceWorkers: "allow" });

/** The scripts that the page has loaded so far, by their size on the wire, largest first. */
async function scripts(page: Page): Promise<[name: string, size_kb: number][]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );
  return [...new Set(names)]
    .map((name): [string, number] => [name, gzip_kb(name)])
    .sort(([, left], [, right]) => right - left);
}

function expectWithin(budget_kb: number, loaded: [string, number][]): void {
  expect(loaded.length).toBeGreaterThan(0);
  const total_kb = loaded.reduce((sum, [, size_kb]) => sum + size_kb, 0);
  const list = loaded.map(([name, size_kb]) => `${size_kb.toFixed(1)} ${name}`).join("\n");
  expect(total_kb, `the page loads\n${list}`).toBeLessThanOrEqual(budget_kb);
}

test("each public page loads no more JavaScript at sight than its budget", async ({ page, stack }) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await page.goto(stack.url + path);
      await atRest(page);
      expectWithin(publicBudget_kb, await scripts(page));
    });
  }
});

test("a touched public page loads no code of users, but for the login, which leads to it", async ({
  page,
  stack,
}) => {
  const names = async () => (await scripts(page)).map(([name]) => name);
  for (const path of publicPaths.filter((each) => each !== "/login")) {
    await test.step(path, async () => {
      await page.goto(stack.url + path);
      await page.keyboard.press("Tab");
      await expect.poll(names).toContainEqual(expect.stringContaining("/toaster-"));
      await atRest(page);
      expect((await names()).filter((name) => name.includes("/user-"))).toEqual([]);
    });
  }
});

test("users' pages load no more JavaScript than their budgets before they are touched", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/about");
  for (const [path, text] of [
    ["/dashboard", "No recent transactions"],
    ["/calls", "Make your first call"],
    ["/contacts", "File to import"],
    ["/transactions", "No transactions found"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(stack.url + path);
      // The stream of events never ends, so the network is never idle.
      await expect(page.getByText(text)).toBeVisible();
      const loaded = await scripts(page);
      expectWithin(userBudgets_kb[path], loaded);
      // A schema is made as its file runs.
      const elsewhere = [userRoutes.signup.path, paymentRoutes.createPaymentIntent.path];
      const naming = loaded.filter(([name]) => elsewhere.some((route) => builtFile(name).includes(route)));
      expect(naming, "schemas of sign-in and purchases").toEqual([]);
    });
  }
});

test(`the operators' page loads at most ${adminBudget_kb} kB of JavaScript, and users none of it`, async ({
  page,
  stack,
}) => {
  await openOperator(page, stack, "owner");
  await expect(page.getByLabel("Find a user")).toBeVisible();
  const loaded = await scripts(page);
  expectWithin(adminBudget_kb, loaded);
  const shared = ["/theme.js", "/after-paint.js"];
  const names = loaded.map(([name]) => name).filter((name) => !name.startsWith("/admin/assets/"));
  expect(names.filter((name) => !shared.includes(name))).toEqual([]);
  const ofUsers = scriptsOfUsers();
  expect(ofUsers.length).toBeGreaterThan(20);
  const ofOperators = ["/admin/assets", "/api/admin", ...Object.keys(operatorRoutes)];
  const naming = ofUsers.filter((name) => ofOperators.some((word) => builtFile(name).includes(word)));
  expect(naming).toEqual([]);
});

test("the dashboard's frame is there before any script, and the dialler takes its very place", async ({
  page,
  browser,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const storageState = await page.context().storageState();
  const still = await browser.newPage({ javaScriptEnabled: false, storageState });
  const card = (shown: Page) => shown.getByRole("region", { name: "Make a Call" });
  for (const width of [360, 1440]) {
    for (const shown of [page, still]) await shown.setViewportSize({ width, height: 800 });
    await still.goto(`${stack.url}/dashboard`);
    await page.reload();
    await expect(page.getByText("No recent transactions")).toBeVisible();
    await expect(still.getByText("Enter a number to see its price before you call.")).toBeVisible();
    await expect(still.getByRole("textbox")).toHaveCount(0);
    expect(await card(page).boundingBox(), `${width} px wide`).toEqual(await card(still).boundingBox());
  }
  await still.close();
});

test("users' other pages have their titles before any script, and keep them in their very place", async ({
  page,
  browser,
  stack,
}) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  const storageState = await page.context().storageState();
  const still = await browser.newPage({ javaScriptEnabled: false, storageState });
  const title = (shown: Page) => shown.getByRole("heading", { level: 1 });
  for (const [path, drawn] of [
    ["/transactions", "No transactions found"],
    ["/purchase-credits", "Proceed to Payment"],
    ["/calls", "Make your first call"],
    ["/contacts", "Add one, or import a file from your phone."],
    ["/settings", "Save name"],
  ] as const) {
    await test.step(path, async () => {
      await still.goto(stack.url + path);
      await page.goto(stack.url + path);
      await expect(page.getByText(drawn)).toBeVisible();
      expect(await title(still).textContent()).toBe(await title(page).textContent());
      expect(await title(still).boundingBox()).toEqual(await title(page).boundingBox());
      await expect(still.getByRole("main").getByRole("button")).toHaveCount(0);
    });
  }
  await still.close();
});

test("the document is all that the first paint waits for", async ({ page, stack }) => {
  await page.addInitScript(`localStorage.setItem("farline.theme", "dark")`);
  for (const path of [...publicPaths, "/dashboard"]) {
    await page.goto(stack.url + path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
        .map(({ name }) => new URL(name).pathname),
    );
    expect(blocking, path).toEqual([]);
    // The scripts within the document have run, so the content security policy names them.
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the public pages have their words, links and prices", async ({ page, stack }) => {
    await page.goto(stack.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Make global phone calls from anywhere in the world",
    );
    await expect(page.getByRole("region", { name: "Prices" })).toContainText("India");
    await page.getByRole("link", { name: "All rates" }).click();
    await expect(page).toHaveURL(`${stack.url}/rates`);
    const line = page.getByRole("listitem").filter({ hasText: "Jamaica +1 658, 876" });
    await expect(line).toContainText("6.2 credits");
    await line.locator("summary").click();
    await page.getByRole("link", { name: "Calls to Jamaica" }).click();
    await expect(page).toHaveURL(`${stack.url}/rates/jamaica`);
    for (const [path, heading] of [
      ["/about", "About Farline"],
      ["/contact", "Contact"],
      ["/register", "Create your account"],
      ["/login", "Welcome back"],
      ["/rates/jamaica", "Calls to Jamaica"],
      ["/terms", "Terms"],
      ["/privacy", "Privacy"],
      ["/refunds", "Refunds"],
    ]) {
      await page.goto(stack.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", stack.url + path);
    }
  });

  test("the price box leads to a country's page, and an unknown country to help", async ({ page, stack }) => {
    const box = page.getByRole("region", { name: "Prices" });
    for (const [field, text, path, heading] of [
      ["Country", "Japan", "/rates/japan", "Calls to Japan"],
      ["Or a phone number", "+1 876 922 0000", "/rates/jamaica?number=%2B18769220000", "Calls to Jamaica"],
      ["Or a phone number", "Atlantis", "/rates/atlantis", "404: no such country"],
    ] as const) {
      await page.goto(stack.url);
      const control = box.getByLabel(field);
      if (field === "Country") await control.selectOption(text);
      else await control.fill(text);
      await box.getByRole("button").click();
      await expect(page).toHaveURL(stack.url + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await page.getByLabel("Country or phone number").fill("iceland");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`${stack.url}/rates/iceland`);
  });

  test("a form cannot send what was typed to another address", async ({ page, stack }) => {
    await page.goto(`${stack.url}/login`);
    await page.getByLabel("Password", { exact: true }).fill("secret");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeDisabled();
    await expect(page).toHaveURL(`${stack.url}/login`);
  });
});

test("a rendered page is taken over as it is, without a complaint of React", async ({ page, stack }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  for (const path of publicPaths) {
    await page.goto(stack.url + path);
    const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
    await page.mouse.move(50, 50);
    await page.mouse.move(60, 60);
    await atRest(page);
    // The element is still the one of the HTML.
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test("the price list comes with its page, and the server is asked for it when it is searched", async ({
  page,
  request,
  stack,
}) => {
  const html = await (await request.get(`${stack.url}/rates`)).text();
  expect(html.match(/Calls to Zimbabwe/g)).toHaveLength(1);
  const paths: string[] = [];
  page.on("request", (each) => paths.push(new URL(each.url()).pathname));
  await page.goto(`${stack.url}/rates`);
  const line = page.getByText("Zimbabwe", { exact: true });
  const sent = await line.elementHandle();
  await page.getByLabel("Country or phone number").focus();
  await atRest(page);
  expect(paths).not.toContain("/api/tariff");
  // React has taken the list over as the server sent it.
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
  const answer = page.waitForResponse((each) => new URL(each.url()).pathname === "/api/tariff");
  await page.getByLabel("Country or phone number").fill("zimb");
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText("Zambia", { exact: true })).toHaveCount(0);
  await expect(line).toBeVisible();
});
