/** A telephone of the sandbox leaves a message in the running product. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { type VoicemailBox, voicemailAudioOf } from "#contract/calls/voicemail.ts";
import { readWav } from "#domain/voicemail/wav.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { type ReadyUser, readyUser } from "#e2e/support/routes/ready-user.ts";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";

const caller = "+14155550123";
let product: ProductInProcess;
let user: ReadyUser;

beforeAll(async () => {
  product = await startProductInProcess();
  user = await readyUser(product.database);
  const number = rentedNumber({ walletId: user.walletId, id: randomUUID(), userId: user.id });
  await product.database.withClient((client) => rentedNumberStore(client).add(number));
  await control(product.sandboxUrl, "numbers", {
    number: number.number,
    voiceUrl: product.url + voicePaths.incoming,
  });
});
afterAll(() => product?.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(product.url + path, { ...init, headers: { "x-auth-token": user.token, ...init.headers } });

test("a caller hears the greeting, speaks and hangs up, and the user hears what was said", async () => {
  const media = await callerMedia();
  const reply = await fetch(`${product.sandboxUrl}/phone/calls`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: caller, to: "+442079460000", sdp: media.offerSdp }),
  });
  const { sid, sdp } = (await reply.json()) as { sid: string; sdp: string };
  await media.accept(sdp);
  await media.hear("sound");
  await media.hear("silence");
  media.speak(true);
  const level = async () => (await liveCalls(product.sandboxUrl)).find((call) => call.sid === sid)?.heard;
  await vi.waitFor(async () => expect((await level())?.level).toBeGreaterThan(0.01), 60_000);
  const { packets = 0 } = (await level()) ?? {};
  await vi.waitFor(async () => expect((await level())?.packets).toBeGreaterThan(packets + 200), 60_000);
  await fetch(`${product.sandboxUrl}/phone/calls/${sid}`, { method: "DELETE" });
  await media.close();

  const message = await vi.waitFor(async () => {
    const { messages } = (await (await ask("/api/voicemail")).json()) as VoicemailBox;
    expect(messages).toMatchObject([{ number: caller, isRead: false }]);
    return messages[0] ?? expect.unreachable();
  }, 60_000);
  expect(message.length_s).toBeGreaterThanOrEqual(2);
  const audio = await ask(voicemailAudioOf(message.id), { headers: { range: "bytes=0-99999999" } });
  expect([audio.status, audio.headers.get("content-type")]).toEqual([206, "audio/wav"]);
  const samples = Buffer.from(readWav(new Uint8Array(await audio.arrayBuffer())) ?? []);
  const loudest = Math.max(
    ...Array.from({ length: samples.length / 2 }, (_, n) => samples.readInt16LE(2 * n)),
  );
  expect(loudest).toBeGreaterThan(1_000);
});
