import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumExecutable } from "#e2e/support/page/chromium.ts";
import { type SeenEvent, seen, serveSdkPage } from "#e2e/support/page/sdk-page.ts";
import { accessToken } from "#sandbox/voice/testing/raw-browser.ts";
import { runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { median } from "./median.ts";

const rounds = 7;
const wait_ms = 20_000;
const number = "+442079460109";

/** The times of one way of calling, in milliseconds from the click. */
interface Round {
  ringing_ms: number;
  audio_ms: number;
}

/**
 * Measures click to ringing and click to first audio in Chromium, against the gateway with a far end that rings at once.
 * The carrier's SDK alternates with a bare WebSocket and RTCPeerConnection in the same run.
 */
export async function benchRinging(): Promise<void> {
  const sandbox = await runningSandbox({ dial_ms: 0, ring_ms: 0 });
  const sdkPage = await serveSdkPage();
  const browser = await chromium.launch({ executablePath: chromiumExecutable(), args: chromiumArguments });
  const { host } = new URL(sandbox.url);
  const withSdk: Round[] = [];
  const bare: Round[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [into, dial] of [
        [withSdk, dialWithSdk],
        [bare, dialBare],
      ] as const) {
        const context = await browser.newContext({ permissions: ["microphone"] });
        const page = await context.newPage();
        await page.goto(sdkPage.url);
        into.push(await dial(page, host));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await sdkPage.close();
    await sandbox.close();
  }
  print("voice SDK", withSdk);
  print("bare WebRTC", bare);
  const ringing = (runs: Round[]) => median(runs.map(({ ringing_ms }) => ringing_ms));
  console.log(`ringing later by ${(ringing(withSdk) - ringing(bare)).toFixed(0)} ms (aim: 150 ms at most)`);
}

async function dialWithSdk(page: Page, host: string): Promise<Round> {
  await page.evaluate(`phone.open("${accessToken()}", "${host}"); phone.device.register()`);
  await page.evaluate(`phone.call("${number}")`);
  const clicked_ms = await page.evaluate<number>("phone.clickedAt_ms");
  return reading(page, clicked_ms);
}

async function dialBare(page: Page, host: string): Promise<Round> {
  await page.evaluate(`bare.open("${accessToken()}", "${host}")`);
  const clicked_ms = await page.evaluate<number>(`bare.call("${number}")`);
  return reading(page, clicked_ms);
}

async function reading(page: Page, clicked_ms: number): Promise<Round> {
  await page.waitForFunction("phone.has('ringing') && phone.has('packets')", undefined, { timeout: wait_ms });
  const events = await seen(page);
  const at_ms = (name: string) =>
    (events.find((event: SeenEvent) => event.name === name)?.at_ms ?? Number.NaN) - clicked_ms;
  return { ringing_ms: at_ms("ringing"), audio_ms: at_ms("packets") };
}

function print(name: string, runs: Round[]): void {
  const of = (pick: (run: Round) => number) => `${median(runs.map(pick)).toFixed(0)} ms`.padStart(8);
  console.log(
    `${name.padEnd(12)} click to ringing ${of((run) => run.ringing_ms)}   click to first audio ${of((run) => run.audio_ms)}   median of ${rounds}`,
  );
}
