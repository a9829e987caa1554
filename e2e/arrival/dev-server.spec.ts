import { expect } from "@playwright/test";
import type { Plugin } from "vite";
import { freePorts } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";
import { startDevServer } from "#tools/dev-server.ts";

const title = "Welcome back";
const changedTitle = "Welcome to the next edit";

/** Edits the login page on its way to the browser, so that no source changes under other tests. */
function editedLoginPage() {
  let isEdited = false;
  const plugin: Plugin = {
    name: "edited-login-page",
    enforce: "pre",
    transform: (code, id) =>
      isEdited && id.endsWith("/login-page.tsx") ? code.replace(title, changedTitle) : null,
  };
  return {
    plugin,
    edit() {
      isEdited = true;
    },
  };
}

test("the page comes from its sources, and shows an edit without a reload and with its state", async ({
  page,
  stack,
}) => {
  const complaints: string[] = [];
  let connections = 0;
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
    if (message.text() === "[vite] connected.") connections++;
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const [port = 0] = await freePorts(1);
  const { plugin, edit } = editedLoginPage();
  const server = await startDevServer({
    port,
    productUrl: stack.url,
    plugins: [plugin],
    // A developer's own server would ask the browser for its packages anew.
    cacheDir: "../node_modules/.vite-of-tests",
  });
  try {
    await page.goto(`http://localhost:${port}/login`);
    await expect.poll(() => connections).toBe(1);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    await page.getByLabel("Password", { exact: true }).fill("kept");
    await page.getByRole("button", { name: "Show" }).click();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    edit();
    const { moduleGraph } = server.environments.client;
    const modules = [...moduleGraph.idToModuleMap.values()];
    const loginPage = modules.find(({ id }) => id?.endsWith("/login-page.tsx"));
    if (!loginPage) throw new Error("The browser has not asked for the login page");
    await server.environments.client.reloadModule(loginPage);
    await expect(heading).toHaveText(changedTitle);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
    await expect(page.getByRole("button", { name: "Hide" })).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("kept");
    // No package was found later than at the start.
    expect({ complaints, connections }).toEqual({ complaints: [], connections: 1 });
  } finally {
    await server.close();
  }
});
