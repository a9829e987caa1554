/** A newcomer to a product of another name sees and hears no name of ours in the sandbox. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accountPage } from "./openid/account-page.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path));
const isShown = (path: string) =>
  /\.(ts|html|css|js)$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path);

test("no twin says the product's name", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(isShown);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /farline/i.test(String(read(path))))).toEqual([]);
});

test("the recorded greeting was made of a text without it", () => {
  const text = /const greeting =\s*"([^"]*)"/.exec(String(read("../tools/generate-sounds.ts")))?.[1];
  expect(text).toMatch(/^Welcome\. This is the sandbox/);
  // Made anew with another text, which is then to be listened to: `node tools/generate-sounds.ts`.
  const madeOf = createHash("sha256").update(read("voice/media/recordings/greeting.ulaw")).digest("hex");
  expect(madeOf).toBe("81e1062e5eba6235a6b490f671c429ca28b524dd21ef27e6b292850c382d8a83");
});

test("the sign-in provider names the app by its address", () => {
  const parameters = new URLSearchParams({ redirect_uri: "https://ring.example/api/auth/google/callback" });
  const person = { email: "", firstName: "", lastName: "" };
  const page = accountPage({ provider: "google", action: "/", parameters, people: [], typed: person });
  expect(page).toContain("to continue to ring.example<");
});
