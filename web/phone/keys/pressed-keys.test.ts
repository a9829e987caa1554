import { expect, test, vi } from "vitest";
import type { FakeCall, FakeTones } from "#web/phone/twilio/testing/fake-sdk.ts";
import { london, phoneHarness } from "#web/phone/twilio/testing/phone-harness.ts";

const harness = phoneHarness();
const { device, dial, talk } = harness;

/** The keys in their order: (waiting), sent, [not sent]. */
function shown(): string {
  const marks = { waiting: "()", sent: "", unsent: "[]" };
  return harness.phone
    .snapshot()
    .pressed.map(({ key, state: s }) => `${marks[s].slice(0, 1)}${key}${marks[s].slice(1)}`)
    .join("");
}

async function talkWithTones(): Promise<{ call: FakeCall; tones: FakeTones }> {
  const call = await talk();
  const { tones } = device();
  if (!tones) throw new Error("the device sends no tones");
  return { call, tones };
}

test("keys wait for the end of the tones before them, however long those take, and are sent in order", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("1");
  for (const key of "47*") harness.phone.press(key);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(5_000);
  tones.next();
  expect(shown()).toBe("1(4)(7)(*)");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.digits, "while the first tone lasts").toEqual(["1"]);
  tones.next();
  expect(call.digits).toEqual(["1", "47*"]);
  tones.finish();
  expect(shown()).toBe("147*");
});

test("w is a pause of half a second after the tones before it, and other characters are left out", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("1W-2 x#");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toBe("(1)(w)(2)(#)");
  tones.finish();
  await vi.advanceTimersByTimeAsync(499);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.digits).toEqual(["1", "2#"]);
  tones.finish();
  expect(shown()).toBe("1w2#");
});

test.each([
  ["Arabic", "١٢٣#"],
  ["Persian", "۱۲۳#"],
  ["Devanagari", "१२३#"],
  ["full-width", "１２３＃"],
  ["mathematical", "𝟏𝟐𝟑#"],
])("%s digits are sent as the keys that they are", async (_script, text) => {
  const { call } = await talkWithTones();
  harness.phone.press(text);
  expect(call.digits).toEqual(["123#"]);
  expect(shown()).toBe("(1)(2)(3)(#)");
});

test("a comma is a pause of two seconds", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("1,2");
  tones.finish();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(call.digits).toEqual(["1"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.digits).toEqual(["1", "2"]);
  tones.finish();
  expect(shown()).toBe("1,2");
});

test("the keys behind a number wait for the answer, and are then sent", async () => {
  await harness.phone.initialise();
  await harness.phone.start(london, { keysAfterAnswer: ",,812#" });
  const call = harness.call();
  call.emit("ringing", true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([call.digits, shown()]).toEqual([[], "(,)(,)(8)(1)(2)(#)"]);
  call.emit("accept");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(call.digits).toEqual(["812#"]);
  device().tones?.finish();
  expect(shown()).toBe(",,812#");
});

test("the keys of one call are not those of the next", async () => {
  await harness.phone.initialise();
  await harness.phone.start(london, { keysAfterAnswer: ",1" });
  harness.phone.end();
  const call = await talk();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([call.digits, shown()]).toEqual([[], ""]);
});

test("keys whose tones do not begin are not sent, nor are those behind them; later ones are", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("12w3");
  tones.next();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBe("1[2][w][3]");
  expect(tones.toneBuffer, "a key shown as not sent never sounds").toBe("");
  harness.phone.press("4");
  tones.finish();
  expect(shown()).toBe("1[2][w][3]4");
  expect(call.digits).toEqual(["12", "4"]);
});

test("keys that the browser drops are not sent", async () => {
  const { tones } = await talkWithTones();
  harness.phone.press("123");
  tones.next();
  tones.insertDTMF("");
  tones.next();
  expect(shown()).toBe("1[2][3]");
});

test("a call that takes no keys shows them as not sent", async () => {
  const { call } = await talkWithTones();
  call.digitsError = new Error("closed");
  harness.phone.press("12w3");
  expect(shown()).toBe("[1][2][w][3]");
});

test("where the browser sends no tones, keys travel by signalling and are sent at once", async () => {
  const { call, tones } = await talkWithTones();
  tones.canInsertDTMF = false;
  harness.phone.press("12");
  device().tones = null;
  harness.phone.press("3");
  expect(call.digits).toEqual(["12", "3"]);
  expect(shown()).toBe("123");
});

test("keys wait while the sound of the call is lost, and go on where they were", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("123");
  tones.next();
  call.emit("reconnecting", { code: 53405 });
  harness.phone.press("4");
  // Signalling that is lost too brings no sound back.
  call.emit("reconnecting", { code: 53001 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tones.toneBuffer).toBe("");
  expect(shown()).toBe("1(2)(3)(4)");
  call.emit("reconnected");
  tones.finish();
  expect(shown()).toBe("1234");
  expect(call.digits).toEqual(["123", "234"]);
});

test("keys travel on while signalling alone is lost", async () => {
  const { call, tones } = await talkWithTones();
  call.emit("reconnecting", { code: 53001 });
  harness.phone.press("1");
  tones.finish();
  expect(shown()).toBe("1");
  expect(call.digits).toEqual(["1"]);
});

test("a text of too many keys is not sent at all, and takes the place of no waiting key", async () => {
  const { call, tones } = await talkWithTones();
  harness.phone.press("12");
  harness.phone.press("3".repeat(63));
  harness.phone.press("4".repeat(500));
  expect(shown()).toBe(`(1)(2)${"[4]".repeat(64)}`);
  tones.finish();
  expect(call.digits).toEqual(["12"]);
  harness.phone.press("5".repeat(64));
  expect(call.digits).toEqual(["12", "5".repeat(64)]);
});

test("keys pressed before the answer wait for it, behind those of the number, also while the line breaks", async () => {
  await harness.phone.initialise();
  await harness.phone.start(london, { keysAfterAnswer: "8" });
  const call = harness.call();
  harness.phone.press("1");
  call.emit("ringing", true);
  harness.phone.press("2#");
  call.emit("reconnecting", { code: 53405 });
  call.emit("reconnected");
  await vi.advanceTimersByTimeAsync(20_000);
  expect([call.digits, shown()]).toEqual([[], "(8)(1)(2)(#)"]);
  call.emit("accept");
  expect(call.digits).toEqual(["812#"]);
  device().tones?.finish();
  expect(shown()).toBe("812#");
});

test("keys pressed before the answer are not lost with a connection that is dialled anew", async () => {
  const call = await dial();
  harness.phone.press("12");
  call.close();
  call.emit("transportClose");
  await vi.advanceTimersByTimeAsync(0);
  const again = harness.call();
  expect(again).not.toBe(call);
  again.emit("ringing", true);
  again.emit("accept");
  expect(again.digits).toEqual(["12"]);
});

test("keys are sent to an answered call only and dropped at its end", async () => {
  harness.phone.press("1");
  const call = await dial();
  call.emit("ringing", true);
  call.emit("accept");
  harness.phone.press("34w5");
  harness.phone.end();
  device().tones?.finish();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(call.digits).toEqual(["34"]);
  await dial();
  expect(shown()).toBe("");
});
