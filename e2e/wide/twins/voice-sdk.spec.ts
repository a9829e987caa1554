import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { type SdkPage, serveSdkPage } from "#e2e/support/page/sdk-page.ts";
import { control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { accessToken } from "#sandbox/voice/testing/raw-browser.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { dialTwiml } from "#sandbox/voice/testing/stand-in-app.ts";

/** Every row of docs/voice-sdk.md, driven in a real browser. The drives run in the page: support/page/sdk-drives.js. */
test.describe.configure({ mode: "serial" });

const talkative = "+442079460109";
const droppedMedia = "+442079460105";
const driven = new Set<string>();

let sdkPage: SdkPage;
let sandbox: RunningSandbox;
test.beforeAll(async () => {
  sdkPage = await serveSdkPage();
});
test.afterAll(() => sdkPage.close());
test.beforeEach(async ({ page }) => {
  sandbox = await runningSandbox();
  await page.exposeFunction("accessToken", (given: Parameters<typeof accessToken>[0]) => accessToken(given));
  await page.exposeFunction("control", (name: string, body: object) => control(sandbox.url, name, body));
  await page.exposeFunction("connections", async () => (await control(sandbox.url)).body.connections);
  await page.exposeFunction("liveCalls", () => liveCalls(sandbox.url));
  await page.goto(sdkPage.url);
});
test.afterEach(() => sandbox.close());

async function drive(page: Page, name: string): Promise<void> {
  const setting = JSON.stringify({ host: new URL(sandbox.url).host, talkative, droppedMedia });
  const rows: string[] = await page.evaluate(
    `import("/sdk-drives.js").then((drives) => drives.${name}(${setting}))`,
  );
  for (const row of rows) driven.add(row);
}

test("a device renews its token and is destroyed", ({ page }) => drive(page, "device"));

test("a call to a number, its sound, its keys and its lost connection", ({ page }) => drive(page, "call"));

test("the errors that the gateway sends", ({ page }) => drive(page, "errors"));

test("warnings and trial calls", async ({ page }) => {
  sandbox.app.respond = ({ form }) => {
    if (form.To) return { body: dialTwiml(form.To) };
    return { body: '<Response><Say>Hello</Say><Pause length="3"/></Response>' };
  };
  await drive(page, "quality");
});

test("every row of docs/voice-sdk.md was driven, and nothing else, with the version that it names", () => {
  const doc = readFileSync(new URL("../../../docs/voice-sdk.md", import.meta.url), "utf8");
  const rows = [...doc.matchAll(/^\| `([^`]+)` \|/gm)].map(([, row]) => row);
  expect([...driven].toSorted()).toEqual(rows.toSorted());
  const manifest = new URL("../package.json", import.meta.resolve("@twilio/voice-sdk"));
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  expect(doc).toContain(`\`@twilio/voice-sdk\` ${version}`);
});
