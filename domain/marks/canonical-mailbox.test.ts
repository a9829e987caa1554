import { expect, test } from "vitest";
import { canonicalMailbox } from "./canonical-mailbox.ts";

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
  ["ada@yandex.ru", ["ada@ya.ru", "ada+x@yandex.com"]],
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
])("another mailbox: %s is not %s", (one, other) => {
  expect(canonicalMailbox(one)).not.toBe(canonicalMailbox(other));
});

test.each(["", "@", "ada", "@example.com", "ada@", "ada@exa mple.com", "ada@[192.0.2.1]", "\u0000@\u0000"])(
  "text that is no address has some key: %j",
  (text) => {
    expect(canonicalMailbox(text)).toBeTypeOf("string");
  },
);
