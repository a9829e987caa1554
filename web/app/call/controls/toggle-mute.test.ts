import { afterEach, expect, test, vi } from "vitest";
import { toast } from "#web/kit/notices/toast.ts";
import { idle } from "#web/phone/late-phone.ts";
import type { PhonePhase } from "#web/phone/phone.ts";
import { toggleMute } from "./toggle-mute.ts";

const error = vi.spyOn(toast, "error").mockReturnValue("mute");
const success = vi.spyOn(toast, "success").mockReturnValue("mute");
afterEach(() => vi.clearAllMocks());

const phoneIn = (phase: PhonePhase, mute: () => boolean) => ({
  snapshot: () => ({ ...idle, device: "ready" as const, phase }),
  toggleMute: mute,
});
const shown = { id: "mute" };

test.each([
  [true, "Microphone muted"],
  [false, "Microphone unmuted"],
])("shows that the microphone is muted: %s", (muted, sentence) => {
  toggleMute(phoneIn("in_progress", () => muted));
  expect(success).toHaveBeenCalledWith(sentence, shown);
});

test.each(["idle", "connecting", "ringing", "ended"] as const)(
  "shows that there is no call to mute while %s",
  (phase) => {
    const mute = vi.fn();
    toggleMute(phoneIn(phase, mute));
    expect(mute).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledWith("No active call to mute", shown);
  },
);

test("shows that the microphone could not be switched", () => {
  toggleMute(
    phoneIn("in_progress", () => {
      throw new Error("the SDK's own");
    }),
  );
  expect(error).toHaveBeenCalledWith("Failed to toggle mute", shown);
});
