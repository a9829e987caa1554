import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { accessToken } from "#sandbox/voice/testing/raw-browser.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { promises, sdkRows } from "#sandbox/voice/testing/sdk-table.ts";
import { dialClient, dialTwiml } from "#sandbox/voice/testing/stand-in-app.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";
import { type SdkPage, serveSdkPage } from "./support/page/sdk-page.ts";

/** Every row of docs/voice-sdk.md, driven in a real browser. The drives run in the page: support/sdk-drives. */
test.describe.configure({ mode: "serial" });

const talkative = "+442079460109";
const droppedMedia = "+442079460105";
const { version } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.resolve("@twilio/voice-sdk")), "utf8"),
) as { version: string };
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
  await page.exposeFunction("sendToCall", async (callSid: string, content: object) => {
    const calls = twilioClient(sandbox.url).calls(callSid);
    return (await calls.userDefinedMessages.create({ content: JSON.stringify(content) })).sid;
  });
  await page.goto(sdkPage.url);
});
test.afterEach(() => sandbox.close());

async function drive(page: Page, file: string, name = file): Promise<void> {
  const setting = JSON.stringify({ host: new URL(sandbox.url).host, talkative, droppedMedia, version });
  const lines: string[] = await page.evaluate(
    `import("/drives/${file}.js").then((drives) => drives.${name}(${setting}))`,
  );
  for (const line of lines) driven.add(line);
}

test("a device registers, renews its token and is destroyed", async ({ page }) => {
  await drive(page, "device");
});

test("a call to a number, its sound and its messages", async ({ page }) => {
  await drive(page, "outgoing");
});

test("incoming calls, each ended in another way", async ({ page }) => {
  sandbox.app.respond = dialClient();
  await drive(page, "incoming");
});

test("the errors that the gateway sends", async ({ page }) => {
  await drive(page, "errors", "errorsOfTheGateway");
});

test("warnings and preflight tests", async ({ page }) => {
  sandbox.app.respond = ({ form }) => {
    if (form.From === "client:worried") return { body: dialTwiml(droppedMedia) };
    if (form.To) return { body: dialTwiml(form.To) };
    return { body: '<Response><Say>Hello</Say><Pause length="3"/></Response>' };
  };
  await drive(page, "quality");
});

test("every row that promises something was driven, and nothing else", () => {
  console.log(`${driven.size} promises of docs/voice-sdk.md were driven`);
  expect([...driven].toSorted()).toEqual(promises(sdkRows()).toSorted());
});
