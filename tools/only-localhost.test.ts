import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { connect as connectTls } from "node:tls";
import { expect, test } from "vitest";

const sentence = /Tests may reach only localhost, and this one wanted to reach/;

test("fetch of another host is refused by name", async () => {
  const failure = await fetch("http://example.com").catch((error: Error) => error.cause);
  expect(String(failure)).toMatch(`${sentence.source} example.com`);
});

test("an address of another host is refused", async () => {
  const failure = await fetch("http://192.0.2.1:8080").catch((error: Error) => error.cause);
  expect(String(failure)).toMatch(sentence);
});

test.each([
  ["net", () => connect(80, "example.com")],
  ["net with options", () => connect({ host: "192.0.2.1", port: 80 })],
  ["tls", () => connectTls({ host: "example.com", port: 443 })],
])("%s is refused", async (_name, open) => {
  const [error] = await once(open(), "error").catch((error: Error) => [error]);
  expect(String(error)).toMatch(sentence);
});

test("names of other hosts are not looked up", async () => {
  await expect(lookup("example.com")).rejects.toThrow(sentence);
});

test("datagrams to other hosts are refused", async () => {
  const socket = createSocket("udp4");
  const failure = await new Promise((resolve) => socket.send("x", 9, "192.0.2.1", resolve));
  expect(String(failure)).toMatch(sentence);
  socket.close();
});

test("loopback is open", async () => {
  const server = createServer((socket) => socket.end("hello")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const [greeting] = await once(connect(address.port, "localhost"), "data");
  expect(String(greeting)).toBe("hello");
  server.close();
});
