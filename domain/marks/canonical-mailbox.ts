import { domainToASCII } from "node:url";

/** A provider that delivers `name+tag` to `name` at these hosts. */
interface Provider {
  /** Where this is written. A host without such a source is left out: a tag there may be another person. */
  source: string;
  /** Exact hosts of the provider. Never a pattern: anyone can register a host that matches one. */
  hosts: readonly string[];
  /** The host that stands for all, where each name is one mailbox at all of them. */
  host?: string;
  /** Characters of the name that the provider ignores. */
  ignored?: RegExp;
}

/** Raised with every change of the folding: living users are then marked anew, as with a new key. */
export const foldingForm = 2;

const endings = (name: string, ...those: string[]) => those.map((ending) => `${name}.${ending}`);

export const providers: readonly Provider[] = [
  {
    source: "Gmail Help: dots do not matter, a tag after + is ignored, and googlemail.com is gmail.com",
    hosts: ["gmail.com", "googlemail.com"],
    host: "gmail.com",
    ignored: /\./g,
  },
  {
    source:
      "Proton support, Addresses and aliases: one name at all of Proton's domains is reserved for one account; plus " +
      "addresses; dots, dashes and underscores are ignored",
    hosts: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
    host: "proton.me",
    ignored: /[._-]/g,
  },
  {
    source: "Apple Support 118230: an account has its name at icloud.com, me.com and mac.com; plus addresses",
    hosts: ["icloud.com", "me.com", "mac.com"],
    host: "icloud.com",
  },
  {
    source:
      "Yandex ID Help, Email aliases: a user name is linked to one account at all six domains of Yandex Mail",
    hosts: ["ya.ru", ...endings("yandex", "ru", "com", "by", "kz", "ua")],
    // Until form 2 it was yandex.ru, for strangers' hosts as well: what is left of those marks equals none of today's.
    host: "ya.ru",
  },
  {
    source:
      "Microsoft on Outlook.com (2013): what follows a + is ignored at its consumer domains; each domain has names of " +
      "its own. Of the national ones, those that Microsoft's sign-up has offered",
    hosts: [
      ...["outlook.com", "hotmail.com", "live.com", "msn.com", "windowslive.com"],
      ...endings(
        "outlook",
        "at",
        "be",
        "cl",
        "cz",
        "de",
        "dk",
        "es",
        "fr",
        "hu",
        "ie",
        "it",
        "jp",
        "kr",
        "pt",
        "sa",
      ),
      ...endings("outlook", "com.ar", "com.au", "com.br", "com.gr", "com.tr", "co.id", "co.il", "co.th"),
      ...endings("hotmail", "be", "ca", "de", "dk", "es", "fr", "it", "nl", "se", "no"),
      ...endings("hotmail", "co.il", "co.jp", "co.th", "co.uk", "com.ar", "com.au", "com.br", "com.tr"),
      ...endings("live", "at", "be", "ca", "cl", "cn", "de", "dk", "fr", "ie", "it", "jp", "nl", "no", "se"),
      ...endings("live", "co.uk", "co.za", "com.ar", "com.au", "com.mx", "com.pt"),
    ],
  },
  {
    source: "Fastmail help, Plus addressing and subdomain addressing",
    hosts: ["fastmail.com", "fastmail.fm"],
  },
  { source: "mailbox.org knowledge base, What is an alias", hosts: ["mailbox.org"] },
];

const providerOf = new Map(
  providers.flatMap((provider) => provider.hosts.map((host) => [host, provider] as const)),
);

/** True where the spellings of one mailbox are known. */
export function isFoldedHost(host: string): boolean {
  return providerOf.has(host);
}

/**
 * One text for all spellings of an address that reach the same mailbox: letter case, compatible characters, the host in
 * ASCII, and at the providers of the list the tags and characters that they ignore.
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
  const provider = providerOf.get(host);
  if (!provider) return `${name}@${host}`;
  const untagged = name.split("+")[0] ?? "";
  const bare = provider.ignored ? untagged.replaceAll(provider.ignored, "") : untagged;
  return `${bare || name}@${provider.host ?? host}`;
}
