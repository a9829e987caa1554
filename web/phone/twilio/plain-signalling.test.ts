import { afterEach, expect, test, vi } from "vitest";
import { withPlainSignalling } from "./load-sdk.ts";

const dialled: string[] = [];
class FakeWebSocket {
  constructor(url: string | URL) {
    dialled.push(String(url));
  }
}

afterEach(() => {
  dialled.length = 0;
  vi.unstubAllGlobals();
});

test("reaches only the sandbox's address unencrypted", async () => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  const Captured = await withPlainSignalling("localhost:3100", async () => WebSocket);
  new Captured("wss://localhost:3100/signal");
  new Captured("wss://localhost:31000/signal");
  new Captured(new URL("wss://voice.example/signal"));
  expect(dialled).toEqual([
    "ws://localhost:3100/signal",
    "wss://localhost:31000/signal",
    "wss://voice.example/signal",
  ]);
});

test("restores the page's own WebSocket, even when loading fails", async () => {
  vi.stubGlobal("WebSocket", FakeWebSocket);
  await withPlainSignalling("localhost:3100", async () => expect(WebSocket).not.toBe(FakeWebSocket));
  expect(WebSocket).toBe(FakeWebSocket);
  await expect(withPlainSignalling("h", () => Promise.reject(new Error("offline")))).rejects.toThrow(
    "offline",
  );
  expect(WebSocket).toBe(FakeWebSocket);
});
