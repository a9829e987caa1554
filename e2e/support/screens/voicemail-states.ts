/** Voicemail in its states, shown in the server's place. */
import { expect, type Page } from "@playwright/test";

const message = {
  number: "+13125550123",
  leftAt: "2026-11-05T15:07:00.000Z",
  length_s: 64,
  isRead: true,
  deletedAt: "2027-02-03T15:07:00.000Z",
};
const messages = [
  { ...message, isRead: false },
  { ...message, number: null, length_s: 179 },
  { ...message, number: "+442079460000" },
].map((one, n) => ({ ...one, id: `00000000-0000-4000-8000-00000000000${n}` }));

const box = {
  isOffered: true,
  messages,
  settings: { isOn: true, mail: "audio", kept_days: 90 },
  greeting: null as { length_s: number } | null,
};

/** One second of silence, as a message is sent. */
function silence(): Buffer {
  const wav = Buffer.alloc(44 + 16_000);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(16_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(16_000, 40);
  return wav;
}

export async function showVoicemail(page: Page, shown: Partial<typeof box> = {}): Promise<void> {
  const json = { ...box, ...shown };
  await page.route("**/api/voicemail", (route) => route.fulfill({ json }));
  await page.route("**/api/voicemail/*/read", (route) => route.fulfill({ json }));
  await page.route("**/api/voicemail/*/audio", (route) =>
    route.fulfill({ contentType: "audio/wav", body: silence() }),
  );
  await page.reload();
  await expect(page.getByLabel("Messages are kept for")).toBeVisible();
}

/** Messages of each kind, one of them open, and a greeting of the user's own. */
export async function throughMessages(page: Page): Promise<void> {
  await showVoicemail(page, { greeting: { length_s: 7 } });
  const row = page.getByRole("listitem").filter({ hasText: "+1 312 555 0123" });
  await row.getByRole("button", { name: "Play" }).click();
  await expect(page.locator("audio")).toBeVisible();
}
