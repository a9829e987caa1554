import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalMailbox, isFoldedHost, providers } from "./canonical-mailbox.ts";
import { mailboxMark } from "./mark.ts";

test.each([
  ["ada@gmail.com", ["Ada@Gmail.com", " a.d.a@gmail.com ", "ada+farline@googlemail.com", "ADA@GMAIL.COM."]],
  ["ada@gmail.com", ["ａｄａ@gmail.com", "a.d.a+x+y@gmail.com", "ada+@gmail.com"]],
  [
    "adalovelace@proton.me",
    ["ada.lovelace@protonmail.com", "Ada_Lovelace+1@pm.me", "ada-lovelace@proton.me"],
  ],
  ["ada@icloud.com", ["ada@me.com", "ada+1@mac.com"]],
  ["ada@outlook.com", ["ADA+new@outlook.com"]],
  ["ada@hotmail.co.uk", ["ada+new@hotmail.co.uk"]],
  [
    "ada@ya.ru",
    ["ru", "com", "by", "kz", "ua"].flatMap((end) => [`ada@yandex.${end}`, `ada+x@yandex.${end}`]),
  ],
  ["test@xn--80a1acny.xn--p1ai", ["test@почта.рф", "Test@ПОЧТА.РФ", "test@XN--80A1ACNY.xn--p1ai"]],
  ["почта@xn--80a1acny.xn--p1ai", ["почта@почта.рф", "Почта@почта。рф"]],
  ["ada@xn--bcher-kva.example", ["ada@bücher.example", "Ada@BÜCHER.example"]],
])("one mailbox: %s has the spellings %j", (mailbox, spellings) => {
  for (const spelling of [mailbox, ...spellings]) expect(canonicalMailbox(spelling), spelling).toBe(mailbox);
});

test.each([
  ["ada+one@example.com", "ada+two@example.com"],
  ["a.da@example.com", "ada@example.com"],
  ["a.da@outlook.com", "ada@outlook.com"],
  ["ada@outlook.com", "ada@hotmail.com"],
  ["ada@gmail.com", "ada@gmail.com.example"],
  ["ada@gmail.com", "ada@mail.gmail.com"],
  ["+one@gmail.com", "+two@gmail.com"],
  ["ada@fakegmail.com", "a.da@fakegmail.com"],
  ["ada@yandex.ru", "ada@yandex.example"],
  ["ada@yandex.ru", "ada@yandex.ru.example"],
  ["ada@yandex.com", "ada@yandex.com.tr"],
  ["ada@outlook.example", "ada+x@outlook.example"],
  ["ada@live.example.com", "ada+x@live.example.com"],
])("another mailbox: %s is not %s", (one, other) => {
  expect(canonicalMailbox(one)).not.toBe(canonicalMailbox(other));
});

test.each(["", "@", "ada", "@example.com", "ada@", "ada@exa mple.com", "ada@[192.0.2.1]", "\u0000@\u0000"])(
  "text that is no address has some key: %j",
  (text) => {
    expect(canonicalMailbox(text)).toBeTypeOf("string");
  },
);

describe("folding", () => {
  const hosts = providers.flatMap((provider) => provider.hosts);

  test("knows each host once, with a source, in its ASCII form", () => {
    expect(new Set(hosts).size).toBe(hosts.length);
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9]+(?:\.[a-z]+)+$/);
    for (const { source, host, hosts: own } of providers) {
      expect(source.length).toBeGreaterThan(20);
      if (host !== undefined) expect(own).toContain(host);
    }
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/);
  /** Labels of the list, and others: most of their combinations are hosts that a stranger may register. */
  const hostLabel = fc.constantFrom(...new Set(hosts.flatMap((host) => host.split("."))));
  const anyHost = fc
    .array(fc.oneof(hostLabel, label), { minLength: 2, maxLength: 4 })
    .map((labels) => labels.join("."));
  const nearHost = fc
    .tuple(fc.constantFrom(...hosts), label)
    .chain(([host, other]) =>
      fc.constantFrom(
        `${other}.${host}`,
        `${host}.${other}`,
        `${other}${host}`,
        `${host}${other}`,
        `${host}-${other}`,
      ),
    );
  const name = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/);

  test("happens at the hosts of the list alone, whatever a stranger calls a host", () => {
    fc.assert(
      fc.property(fc.oneof(anyHost, nearHost), name, name, (host, one, tag) => {
        if (hosts.includes(host)) return;
        expect(isFoldedHost(host)).toBe(false);
        for (const local of [one, `${one}+${tag}`, `${one}.${tag}`, `${one}_${tag}`, `${one}-${tag}`])
          expect(canonicalMailbox(`${local}@${host}`)).toBe(`${local}@${host}`);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("no mark is that of a stranger's host in the form from before", () => {
  const before = ["ada@yandex.ru", "ada@outlook.example", "ada@hotmail.example", "ada@live.example"];
  const now = ["ada@yandex.ru", "ada@ya.ru", ...before.slice(1)].map((email) => mailboxMark(email).text);
  for (const text of before) expect(now).not.toContain(text);
});

test.each(["ada@gmail.com", "ada@outlook.com", "ada@hotmail.co.uk", "ada@live.fr", "ada@example.com"])(
  "a mark that was right stays as it is: %s",
  (email) => expect(mailboxMark(email).text).toBe(email),
);
