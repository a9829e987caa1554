import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "#sandbox/mail/certificate.ts";
import { certificateFinding } from "./check-certificate.ts";

const day_ms = 24 * 60 * 60_000;
let close = () => {};
let url = "";
let end = new Date();

beforeAll(async () => {
  const certificate = await makeCertificate();
  const server = createServer(certificate);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  url = `https://127.0.0.1:${port}`;
  end = new Date(new X509Certificate(certificate.cert).validTo);
  close = () => server.close();
});
afterAll(() => close());

test.each([
  [14, true, /^The certificate of 127\.0\.0\.1 is valid until \d{4}-\d\d-\d\d\.$/],
  [13, false, /ends on \d{4}-\d\d-\d\d: see why it was not renewed\.$/],
  [-1, false, /ends on/],
])("a certificate with %d days left is right: %s", async (days, isRight, sentence) => {
  const now = new Date(end.getTime() - days * day_ms);
  expect(await certificateFinding(url, now)).toEqual({
    right: isRight,
    sentence: expect.stringMatching(sentence),
  });
});
