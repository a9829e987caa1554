import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type DnsTwin, startDnsTwin } from "#sandbox/dns/dns-twin.ts";
import { senderCheck } from "./check-sender.ts";

let dns: DnsTwin;
beforeAll(async () => {
  dns = await startDnsTwin();
});
afterAll(() => dns.close());
beforeEach(() => {
  dns.texts.clear();
  dns.broken.clear();
  dns.questions.length = 0;
});

const domain = "calls.farline-dns.net";
const rsaKey = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength })
    .publicKey.export({ format: "der", type: "spki" })
    .toString("base64");
const dkimName = `s1._domainkey.${domain}`;

async function findings(records: Record<string, readonly string[]>, dkimSelector: string | undefined = "s1") {
  for (const [name, texts] of Object.entries(records)) dns.texts.set(name, texts);
  const [spf, dkim, dmarc] = await senderCheck({
    from: `Calls <hello@${domain}>`,
    dkimSelector,
    servers: [dns.server],
  }).check();
  return { spf, dkim, dmarc };
}

test("a domain with all three is right, by a key that comes in pieces", async () => {
  const all = await findings({
    [domain]: ["google-site-verification=abc", "v=spf1 include:_spf.provider.net -all"],
    "_spf.provider.net": ["v=spf1 ip4:192.0.2.0/24 -all"],
    [dkimName]: [`v=DKIM1; k=rsa; p=${rsaKey(2_048)}`],
    [`_dmarc.${domain}`]: ["v=DMARC1; p=quarantine; rua=mailto:dmarc@farline-dns.net"],
  });
  expect(all).toEqual({
    spf: { right: true, sentence: `SPF: ${domain} says which servers send for it.` },
    dkim: { right: true, sentence: `DKIM: ${dkimName} has a key of 2048 bits.` },
    dmarc: { right: true, sentence: `DMARC: _dmarc.${domain} asks receivers to quarantine what is forged.` },
  });
});

test("a domain without any is told of each what to add", async () => {
  const { spf, dkim, dmarc } = await findings({});
  expect(spf?.sentence).toMatch(/^SPF: .* names no mail server .*"v=spf1 include:/);
  expect(dkim?.sentence).toMatch(/^DKIM: there is no key at s1\._domainkey\./);
  expect(dmarc?.sentence).toMatch(/^DMARC: .* has no policy.*_dmarc\.calls/);
  for (const finding of [spf, dkim, dmarc]) expect(finding?.right).toBe(false);
});

test.each([
  ["two records", ["v=spf1 -all", "v=spf1 ~all"], /has 2 records, and receivers then use none/],
  ["every server", ["v=spf1 a +all"], /lets every server send/],
  ["every server without a sign", ["v=spf1 all"], /lets every server send/],
  ["eleven questions", [`v=spf1 ${"a mx ".repeat(5)}ptr -all`], /more than 10 times/],
])("an SPF of %s is wrong", async (_name, records, sentence) => {
  const { spf } = await findings({ [domain]: records });
  expect(spf).toEqual({ right: false, sentence: expect.stringMatching(sentence) });
});

test("what an SPF record includes is counted, and a circle ends", async () => {
  const chain = (n: number) => [`v=spf1 include:n${n + 1}.net a -all`];
  const records = Object.fromEntries([1, 2, 3, 4].map((n) => [`n${n}.net`, chain(n)]));
  const five = { [domain]: ["v=spf1 include:n1.net -all"], ...records, "n5.net": ["v=spf1 -all"] };
  expect((await findings(five)).spf?.right).toBe(true);
  const { spf } = await findings({ ...five, "n5.net": ["v=spf1 a mx -all"] });
  expect(spf?.sentence).toMatch(/more than 10 times/);
  const circle = await findings({ [domain]: [`v=spf1 include:${domain} ~all`] });
  expect(circle.spf?.right).toBe(true);
});

test.each([
  ["withdrawn", () => "v=DKIM1; p=", /is withdrawn/],
  ["short", () => `v=DKIM1; p=${rsaKey(512)}`, /has 512 bits, and receivers take none below 1024/],
  ["cut", () => `v=DKIM1; p=${rsaKey(2_048).slice(0, 90)}`, /cannot be read: copy the record anew/],
  ["of another version", () => `v=DKIM2; p=${rsaKey(1_024)}`, /there is no key/],
])("a DKIM key that is %s is wrong", async (_name, record, sentence) => {
  const { dkim } = await findings({ [dkimName]: [record()] });
  expect(dkim).toEqual({ right: false, sentence: expect.stringMatching(sentence) });
});

test.each([
  ["of 1024 bits", () => `p=${rsaKey(1_024)}`, /1024 bits; 2048 are today's measure/],
  ["of Ed25519", () => "v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=", /Ed25519/],
])("a DKIM key %s is right", async (_name, record, sentence) => {
  const { dkim } = await findings({ [dkimName]: [record()] });
  expect(dkim).toEqual({ right: true, sentence: expect.stringMatching(sentence) });
});

test("without a selector no key is looked up", async () => {
  const findings = await senderCheck({ from: `hello@${domain}`, servers: [dns.server] }).check();
  expect(findings.map(({ sentence }) => sentence.slice(0, 5))).toEqual(["SPF: ", "DMARC"]);
  expect(dns.questions.filter((name) => name.includes("_domainkey"))).toEqual([]);
});

test.each([
  [{ [`_dmarc.${domain}`]: ["v=DMARC1; p=none"] }, true, /watches only/],
  [
    { "_dmarc.farline-dns.net": ["v=DMARC1; p=reject"] },
    true,
    /_dmarc\.farline-dns\.net asks receivers to reject/,
  ],
  [{ "_dmarc.farline-dns.net": ["v=DMARC1; p=reject; sp=none"] }, true, /watches only/],
  [{ [`_dmarc.${domain}`]: ["v=DMARC1; p=block"] }, false, /no policy that receivers know/],
  [{ [`_dmarc.${domain}`]: ["v=DMARC1; p=none", "v=DMARC1; p=reject"] }, false, /has 2 records/],
])("a policy is that of the nearest name that has one: %j", async (records, isRight, sentence) => {
  expect((await findings(records)).dmarc).toEqual({
    right: isRight,
    sentence: expect.stringMatching(sentence),
  });
});

test("a name server that fails is named, which is not the same as none", async () => {
  for (const name of [domain, dkimName, `_dmarc.${domain}`]) dns.broken.add(name);
  for (const finding of Object.values(await findings({})))
    expect(finding?.sentence).toMatch(/The name server gives no answer about .*\(ESERVFAIL\)/);
});

test("a name for examples is not looked up", async () => {
  const check = senderCheck({
    from: "Farline <hello@farline.example>",
    dkimSelector: "s1",
    servers: [dns.server],
  });
  expect(await check.check()).toEqual([
    { right: false, sentence: expect.stringMatching(/a name for examples/) },
  ]);
  expect(dns.questions).toEqual([]);
});
