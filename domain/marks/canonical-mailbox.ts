import { domainToASCII } from "node:url";

/** A provider that delivers `name+tag` to `name`, by its own help pages. */
interface Provider {
  hosts: RegExp;
  /** The host that stands for all, where each name is one mailbox at all of them. */
  host?: string;
  /** Characters of the name that the provider ignores. */
  ignored?: RegExp;
}

/** At other hosts a tag may be another person. */
const providers: readonly Provider[] = [
  { hosts: /^(?:gmail|googlemail)\.com$/, host: "gmail.com", ignored: /\./g },
  { hosts: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, host: "proton.me", ignored: /[._-]/g },
  { hosts: /^(?:icloud|me|mac)\.com$/, host: "icloud.com" },
  { hosts: /^(?:yandex\.[a-z.]+|ya\.ru)$/, host: "yandex.ru" },
  { hosts: /^(?:(?:outlook|hotmail|live)\.[a-z.]+|msn\.com)$/ },
  { hosts: /^(?:fastmail\.(?:com|fm)|zoho\.(?:com|eu)|mailbox\.org|posteo\.de)$/ },
];

/**
 * One text for all spellings of an address that reach the same mailbox: letter case, compatible characters, the host in
 * ASCII, and at large providers the tags and characters that they ignore.
 */
export function canonicalMailbox(email: string): string {
  const key = email
    .normalize("NFKC")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();
  const at = key.lastIndexOf("@");
  const name = key.slice(0, Math.max(at, 0));
  const typed = key.slice(at + 1).replace(/\.$/, "");
  const host = domainToASCII(typed) || typed;
  const provider = providers.find(({ hosts }) => hosts.test(host));
  if (!provider) return `${name}@${host}`;
  const untagged = name.split("+")[0] ?? "";
  const bare = provider.ignored ? untagged.replaceAll(provider.ignored, "") : untagged;
  return `${bare || name}@${provider.host ?? host}`;
}
