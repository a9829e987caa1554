import { setTimeout as sleep } from "node:timers/promises";
import pTimeout from "p-timeout";
import { callReceiptSchema } from "#contract/calls/calls.ts";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { type RawBrowser, rawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import type { Client } from "./client.ts";

/** Answers with a greeting; the twin's table is in sandbox/README.md. */
const number = "+442079460000";
const answerLimit_ms = 15_000;
const receiptAttempts = 40;
const betweenReceipts_ms = 500;

interface Receipt {
  providerCallId: string;
  charged_mc: number;
}

/** Calls as the page does, without audio. Returns the receipt, or undefined when the call was not answered. */
export async function placeCall(
  client: Client,
  sandboxUrl: string,
  token: string,
  talk_ms: number,
): Promise<Receipt | undefined> {
  const { body } = await client.untilAnswered({ method: "POST", path: "/api/call/token", token });
  if (typeof body.token !== "string") return undefined;
  const browser = await rawBrowser(sandboxUrl);
  try {
    const providerCallId = await talk(browser, body.token, talk_ms);
    return providerCallId === undefined ? undefined : await receiptOf(client, token, providerCallId);
  } finally {
    browser.close();
  }
}

async function talk(browser: RawBrowser, token: string, talk_ms: number): Promise<string | undefined> {
  browser.send("listen", { token, browserinfo: {} });
  if (!(await within(browser.next("connected")))) return undefined;
  const media = await callerMedia();
  await media.close();
  const twilio = { params: `To=${encodeURIComponent(number)}` };
  browser.send("invite", { callsid: "TJS1", sdp: media.offerSdp, twilio });
  const refused = browser.next("hangup").then(() => undefined);
  const answered = await within(Promise.race([browser.next("answer"), refused]));
  const callsid = answered?.callsid;
  if (typeof callsid !== "string") return undefined;
  await sleep(talk_ms);
  browser.send("hangup", { callsid });
  return callsid;
}

/** Returns the result that comes within the limit, or undefined. */
function within<T>(coming: Promise<T>): Promise<T | undefined> {
  return pTimeout(coming, { milliseconds: answerLimit_ms, fallback: () => undefined });
}

async function receiptOf(
  client: Client,
  token: string,
  providerCallId: string,
): Promise<Receipt | undefined> {
  for (let attempt = 0; attempt < receiptAttempts; attempt += 1) {
    const { status, body } = await client.untilAnswered({
      method: "POST",
      path: "/api/call/deduct-credits",
      token,
      body: { duration: 1, phoneNumber: number, providerCallId },
    });
    if (status !== 200) return undefined;
    const receipt = callReceiptSchema.parse(body);
    if (receipt.status === "settled")
      return { providerCallId, charged_mc: millicreditsFromCredits(receipt.charged) };
    await sleep(betweenReceipts_ms);
  }
  return undefined;
}
