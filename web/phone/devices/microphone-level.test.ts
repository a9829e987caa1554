import { afterEach, expect, test, vi } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { say } from "#words/say.ts";
import { listenToMicrophone, microphoneSentence } from "./microphone-level.ts";

afterEach(() => vi.unstubAllGlobals());

const failure = (error: unknown) => error;
const { deviceError, deviceErrors } = messages.call;

test("a sound system that fails leaves no microphone open", async () => {
  let isOpen = true;
  const track = { stop: () => (isOpen = false) };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
  // As Firefox does where it reaches no sound server.
  vi.stubGlobal("AudioContext", function AudioContext() {
    throw new DOMException("", "NotSupportedError");
  });
  const error = await listenToMicrophone("default", () => undefined).catch(failure);
  expect(error).toMatchObject({ name: "NotSupportedError" });
  expect(isOpen).toBe(false);
});

test("a browser that gives pages no microphone is named, in place of a microphone that is not there", async () => {
  vi.stubGlobal("navigator", {});
  const error = await listenToMicrophone("default", () => undefined).catch(failure);
  expect(microphoneSentence(error)).toBe(say(deviceError(deviceErrors.unsupported)));
});
