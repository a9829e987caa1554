import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Device } from "@twilio/voice-sdk";
import { expect, test } from "vitest";
import { sounds } from "./load-sdk.ts";

test("every sound of the SDK is a file on our own server", () => {
  expect(Object.keys(sounds).sort()).toEqual(Object.values(Device.SoundName).sort());
  for (const path of Object.values(sounds)) {
    expect(path).toMatch(/^\/sounds\//);
    expect(existsSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url))), path).toBe(true);
  }
});
