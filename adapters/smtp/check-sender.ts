import { createPublicKey } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { domainToASCII } from "node:url";
import { type Finding, failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";

export interface SenderCheckOptions {
  /** An address, also with a name: `Farline <hello@farline.example>`. */
  from: string;
  /** Names one of the domain's DKIM keys, as the mail provider does; undefined while it is not known. */
  dkimSelector?: string | undefined;
  /** Name servers with their ports; by default those of the machine. */
  servers?: readonly string[] | undefined;
}

const timeout_ms = 3_000;
/** Beyond these, receivers take SPF for broken: RFC 7208, section 4.6.4. */
const mostLookups = 10;
/** Receivers take no shorter RSA key, and signers use twice that: RFC 8301, section 3.2. */
const leastKey_bits = 1_024;
const goodKey_bits = 2_048;
/** Names that no name server knows: RFC 2606 and RFC 6761. */
const reserved = /(?:^|\.)(?:example|example\.(?:com|net|org)|invalid|localhost|test)$/i;

/** Looks up how receivers judge mail of this domain: SPF, DKIM and DMARC. Sends no mail. */
export function senderCheck({ from, dkimSelector, servers }: SenderCheckOptions): ServiceCheck {
  const domain = domainToASCII(/@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? "");
  return {
    name: "sender",
    async check() {
      if (reserved.test(domain))
        return [wrong(`MAIL_FROM is of ${domain}, a name for examples: set it to an address of your own.`)];
      const resolver = new Resolver({ timeout: timeout_ms, tries: 2 });
      if (servers) resolver.setServers([...servers]);
      const texts = textsBy(resolver);
      return Promise.all([
        spfFinding(texts, domain),
        // Nothing tells which selectors a domain has.
        ...(dkimSelector === undefined ? [] : [dkimFinding(texts, domain, dkimSelector)]),
        dmarcFinding(texts, domain),
      ]);
    },
  };
}

/** The texts at a name, none where there are none; the failure's code where the name server gave no answer. */
type Texts = (name: string) => Promise<string[] | { failed: string }>;

function textsBy(resolver: Resolver): Texts {
  return async (name) => {
    try {
      // A text may come in pieces, which are one text: RFC 7208, section 3.3, and RFC 6376, section 3.6.2.2.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
    } catch (error) {
      const code = failureCode(error);
      return code === "ENODATA" || code === "ENOTFOUND" ? [] : { failed: code };
    }
  };
}

const unanswered = (name: string, code: string) =>
  wrong(`The name server gives no answer about ${name} (${code}): see that this machine reaches one.`);

async function spfFinding(texts: Texts, domain: string): Promise<Finding> {
  const records = await spfRecords(texts, domain);
  if ("failed" in records) return unanswered(domain, records.failed);
  const [record, another] = records;
  if (record === undefined)
    return wrong(
      `SPF: ${domain} names no mail server that may send for it. Add the TXT record that your mail provider gives, such as "v=spf1 include:_spf.provider.example -all".`,
    );
  if (another !== undefined)
    return wrong(
      `SPF: ${domain} has ${records.length} records, and receivers then use none: join them in one.`,
    );
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record))
    return wrong(
      `SPF: ${domain} lets every server send for it ("all"): end the record with "-all" or "~all".`,
    );
  const lookups = await lookupsOf(texts, record, new Set([domain]));
  return lookups > mostLookups
    ? wrong(
        `SPF: the record of ${domain} makes receivers ask more than ${mostLookups} times, and they then use none: take out what no longer sends.`,
      )
    : right(`SPF: ${domain} says which servers send for it.`);
}

async function spfRecords(texts: Texts, name: string): Promise<string[] | { failed: string }> {
  const all = await texts(name);
  return "failed" in all ? all : all.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
}

/** Counts how often a receiver asks for the record and all that it includes; stops beyond what is allowed. */
async function lookupsOf(texts: Texts, record: string, seen: Set<string>): Promise<number> {
  let lookups = 0;
  for (const term of record.split(/\s+/).slice(1)) {
    const [, mechanism = "", name = ""] =
      /^[-+?~]?(include|redirect|a|mx|ptr|exists)(?:[:=/](\S*))?$/i.exec(term) ?? [];
    if (mechanism === "") continue;
    lookups += 1;
    if (!/^(?:include|redirect)$/i.test(mechanism) || seen.has(name) || lookups > mostLookups) continue;
    const records = await spfRecords(texts, name);
    const [included] = "failed" in records ? [] : records;
    if (included !== undefined) lookups += await lookupsOf(texts, included, new Set([...seen, name]));
  }
  return lookups;
}

async function dkimFinding(texts: Texts, domain: string, selector: string): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const records = await texts(name);
  if ("failed" in records) return unanswered(name, records.failed);
  const record = records.map(tagsOf).find(({ v = "DKIM1", p }) => v === "DKIM1" && p !== undefined);
  if (record === undefined)
    return wrong(
      `DKIM: there is no key at ${name}. Add the record that your mail provider gives, or correct the selector.`,
    );
  const { p: key = "", k: kind = "rsa" } = record;
  if (key === "")
    return wrong(`DKIM: the key at ${name} is withdrawn (its "p=" is empty): add the present one.`);
  if (kind === "ed25519") return right(`DKIM: ${name} has an Ed25519 key.`);
  const bits = rsaBits(key);
  if (bits === undefined)
    return wrong(`DKIM: the key at ${name} cannot be read: copy the record anew, in whole.`);
  if (bits < leastKey_bits)
    return wrong(
      `DKIM: the key at ${name} has ${bits} bits, and receivers take none below ${leastKey_bits}: make one of ${goodKey_bits}.`,
    );
  const advice = bits < goodKey_bits ? `; ${goodKey_bits} are today's measure` : "";
  return right(`DKIM: ${name} has a key of ${bits} bits${advice}.`);
}

/** An RSA key's length; undefined for what is none. RFC 6376, section 3.6.1: base64 of a SubjectPublicKeyInfo. */
function rsaBits(key: string): number | undefined {
  try {
    const der = Buffer.from(key.replace(/\s+/g, ""), "base64");
    return createPublicKey({ key: der, format: "der", type: "spki" }).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** A record at the domain itself, or at the nearest above it, whose "sp" then counts. */
async function dmarcFinding(texts: Texts, domain: string): Promise<Finding> {
  const labels = domain.split(".");
  for (let n = 0; n < labels.length - 1; n += 1) {
    const name = `_dmarc.${labels.slice(n).join(".")}`;
    const all = await texts(name);
    if ("failed" in all) return unanswered(name, all.failed);
    const records = all.filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text));
    if (records.length > 1)
      return wrong(`DMARC: ${name} has ${records.length} records, and receivers then use none: leave one.`);
    const [record] = records;
    if (record === undefined) continue;
    const { p, sp } = tagsOf(record);
    const policy = (n === 0 ? p : (sp ?? p))?.toLowerCase() ?? "";
    if (!["none", "quarantine", "reject"].includes(policy))
      return wrong(
        `DMARC: the record at ${name} has no policy that receivers know: "p=none", "quarantine" or "reject".`,
      );
    return right(
      policy === "none"
        ? `DMARC: ${name} watches only ("none"): with reports that show your mail alone, set "quarantine".`
        : `DMARC: ${name} asks receivers to ${policy} what is forged.`,
    );
  }
  return wrong(
    `DMARC: ${domain} has no policy, and large mailboxes then refuse what many receive. Add a TXT record at _dmarc.${domain}, to begin with "v=DMARC1; p=none; rua=mailto:" and an address of yours.`,
  );
}

/** Tags as DKIM and DMARC have them: "v=DMARC1; p=none". */
function tagsOf(record: string): Partial<Record<string, string>> {
  const tags = record.split(";").flatMap((tag) => {
    const [, name, value = ""] = /^\s*(\w+)\s*=(.*)$/s.exec(tag) ?? [];
    return name === undefined ? [] : [[name, value.trim()] as const];
  });
  return Object.fromEntries(tags);
}
