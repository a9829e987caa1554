import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { accessToken, rawBrowser } from "#sandbox/voice/testing/raw-browser.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";

const voice = sandboxCalls();
afterEach(aCallStillWorks);

/** The measure of every attack: afterwards another browser can call and is heard. */
async function aCallStillWorks(): Promise<void> {
  const { browser, media } = await voice.call("+442079460000");
  await media.accept(String((await browser.next("ringing")).sdp));
  await browser.next("answer");
  media.speak(true);
  await media.hear("sound");
  browser.send("hangup", { callsid: "unknown" });
}

const anything = fc.oneof(fc.jsonValue(), fc.string({ maxLength: 200 }));
const types = [
  "listen",
  "register",
  "invite",
  "reinvite",
  "dtmf",
  "hangup",
  "answer",
  "reject",
  "message",
  "__proto__",
];
const almostMessages = fc.record(
  {
    type: fc.oneof(fc.constantFrom(...types), fc.string()),
    version: anything,
    payload: fc.oneof(
      anything,
      fc.record(
        {
          callsid: anything,
          sdp: fc.oneof(anything, fc.constant("v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 0\r\na=mid:0\r\n")),
          token: fc.oneof(anything, fc.constant(accessToken())),
          reconnect: anything,
          twilio: fc.oneof(anything, fc.record({ params: anything })),
          dtmf: anything,
          media: fc.oneof(anything, fc.record({ audio: anything })),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);
const texts = fc.oneof(
  almostMessages.map((message) => JSON.stringify(message)),
  anything.map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 2_000, unit: "binary" }),
);

test("any malformed signalling message leaves the connection working for the next one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (said) => {
      const browser = await rawBrowser(voice.url);
      for (const text of ["", ...said]) browser.sendText(text);
      // Messages are handled in order: an answer to this token, known by its short lifetime, proves that all others
      // were survived.
      browser.send("listen", { token: accessToken({ ttl: 77 }) });
      const lost = browser.closed.then((code) => {
        throw new Error(`closed with ${code}`);
      });
      for (let ttl = 600; ttl > 77; ) {
        const { token } = await Promise.race([browser.next("connected"), lost]);
        ttl = (token as { ttl: number }).ttl;
      }
      lost.catch(() => undefined);
      browser.close();
    }),
    { numRuns: 60 },
  );
});

test("more connections than the gateway allows are refused, and leave room when they close", async () => {
  const opened = await Promise.allSettled(Array.from({ length: 600 }, () => rawBrowser(voice.url)));
  const refused = opened.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  const browsers = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(browsers.length).toBeGreaterThan(100);
  for (const browser of browsers) browser.close();
  await Promise.all(browsers.map(({ closed }) => closed));
});

test.each([
  ["says nothing", ""],
  ["stops in the middle of its request", "GET /signal HTTP/1.1\r\nHost: x\r\nUpgr"],
  ["speaks no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["upgrades to nothing", "GET /signal HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"],
])("a socket that %s blocks no other caller", async (_name, said) => {
  const { hostname, port } = new URL(voice.url);
  const sockets = await Promise.all(
    Array.from(
      { length: 50 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(Number(port), hostname, () => resolve(socket));
          socket.on("error", () => undefined);
          socket.write(said);
        }),
    ),
  );
  await aCallStillWorks();
  for (const socket of sockets) socket.destroy();
});

test("the REST calls answer any malformed request with a client error, never a server error", async () => {
  const { accountSid, authToken } = sandboxAccounts.voice;
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
  const requests = fc.record({
    path: fc.oneof(fc.string({ maxLength: 100 }).map(encodeURIComponent), fc.constant("CAx")),
    query: fc.string({ maxLength: 100 }).map(encodeURIComponent),
    type: fc.constantFrom("application/x-www-form-urlencoded", "application/json", "text/plain", "x"),
    body: fc.oneof(
      fc.string({ maxLength: 300, unit: "binary" }),
      fc.constantFrom("TimeLimit=1e9", "Status=own&Status=completed", "__proto__=1", "x".repeat(200_000)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(requests, async ({ path, query, type, body }) => {
      const base = `${voice.url}/2010-04-01/Accounts/${accountSid}/Calls`;
      const replies = await Promise.all([
        fetch(`${base}/${path}.json`, {
          method: "POST",
          headers: { authorization, "content-type": type },
          body,
        }),
        fetch(`${base}/${path}.json`, { headers: { authorization } }),
        fetch(`${base}.json?PageSize=${query}&Page=${query}&Status=${query}`, { headers: { authorization } }),
      ]);
      for (const reply of replies) {
        expect(reply.status).toBeLessThan(500);
        await reply.arrayBuffer();
      }
    }),
    { numRuns: 60 },
  );
});
