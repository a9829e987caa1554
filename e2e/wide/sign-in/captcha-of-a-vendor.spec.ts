import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { newPerson } from "#e2e/support/people.ts";
import { startStack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

/** The widget as Cloudflare documents it: a button that solves, and a token that remembers its action. */
const widgetScript = `
  window.turnstile = {
    render(box, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "I am human";
      button.onclick = () => options.callback(JSON.stringify({ sitekey: options.sitekey, action: options.action }));
      box.append(button);
      return "widget-1";
    },
    remove() {},
  };`;

/** Cloudflare's verifier as it is documented: it repeats the host and the action that the token was solved for. */
async function startVerifier(hostname: () => string) {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { action, sitekey } = JSON.parse(new URLSearchParams(body).get("response") ?? "{}");
    const success = sitekey === "site-key" && new URLSearchParams(body).get("secret") === "secret-key";
    response.end(JSON.stringify({ success, "error-codes": [], hostname: hostname(), action, cdata: "" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` };
}

test("with Turnstile's keys the contact form asks its widget, and believes answers from its own host", async ({
  page,
}) => {
  let solvedAt = "attacker.example";
  const { server, url } = await startVerifier(() => solvedAt);
  const stack = await startStack({
    TURNSTILE_SITE_KEY: "site-key",
    TURNSTILE_SECRET_KEY: "secret-key",
    CAPTCHA_VERIFY_URL: url,
  });
  try {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/Content Security|Trusted/.test(message.text())) violations.push(message.text());
    });
    await page.route("https://challenges.cloudflare.com/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: widgetScript }),
    );
    await page.goto(`${stack.url}/contact`);
    const { firstName, email } = newPerson();
    await page.getByLabel("Name").fill(firstName);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Subject").fill("A question");
    await page.getByLabel("Message").fill("Does it work?");
    const human = page.getByRole("button", { name: "I am human" });
    await human.click();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();

    solvedAt = "localhost";
    await human.click();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Your message has been sent")).toBeVisible();
    expect(violations).toEqual([]);
  } finally {
    await stack.stop();
    server.closeAllConnections();
    server.close();
  }
});
