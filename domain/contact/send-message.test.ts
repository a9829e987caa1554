import { describe, expect, onTestFinished, test } from "vitest";
import type { UserProfile } from "#contract/users/session.ts";
import type { CaptchaVerdict } from "#domain/captcha.ts";
import type { Mail } from "#domain/outbox.ts";
import { setLanguageSource } from "#words/translate.ts";
import { type ContactForm, type ContactMessage, sendMessage } from "./send-message.ts";

const form: ContactForm = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  subject: "Rates to Peru",
  message: "Hello,\nwhat does a call to Lima cost?",
  captchaToken: "answer",
};
const user: UserProfile = {
  id: "6f3c7a50-44cd-4a8c-9f3c-0c8a53cbb5c1",
  firstName: "Grace",
  lastName: "Hopper",
  email: "grace@example.com",
  isVerified: true,
};

function contactHarness(verdict: CaptchaVerdict = "solved", speaksSmtpUtf8 = true) {
  const stored: ContactMessage[] = [];
  const mails: Mail[] = [];
  const verified: string[] = [];
  const deps = {
    clock: { now: () => new Date("2026-11-21T12:00:00Z") },
    ids: { uuid: () => "0a1b2c3d-0000-4000-8000-000000000001", secret: () => "unused" },
    captcha: {
      verify: async (token: string) => {
        verified.push(token);
        return verdict;
      },
    },
    mail: { speaksSmtpUtf8: async () => speaksSmtpUtf8 },
    transaction: async <T>(work: (stores: Stores) => Promise<T>) =>
      work({
        messages: { add: async (message) => void stored.push(message) },
        outbox: { add: async (mail) => void mails.push(mail) },
      }),
    operatorEmail: "operator@farline.example",
  };
  return { deps, stored, mails, verified };
}
type Stores = {
  messages: { add(message: ContactMessage): Promise<void> };
  outbox: { add(mail: Mail): Promise<void> };
};

test("keeps a message and mails it to the operator, whose reply goes to the sender", async () => {
  const { deps, stored, mails, verified } = contactHarness();
  await sendMessage(deps, form, undefined);
  expect(verified).toEqual(["answer"]);
  expect(stored).toEqual([
    {
      id: "0a1b2c3d-0000-4000-8000-000000000001",
      userId: null,
      name: form.name,
      email: form.email,
      language: "en",
      subject: form.subject,
      message: form.message,
      sentAt: new Date("2026-11-21T12:00:00Z"),
    },
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: "operator@farline.example",
    replyTo: "ada@example.com",
    subject: "Contact form: Rates to Peru",
  });
  expect(mails[0]?.text).toContain("what does a call to Lima cost?");
});

test.each([
  ["failed", "captcha_failed"],
  ["unavailable", "unavailable"],
] as const)("a CAPTCHA that is %s writes nothing", async (verdict, refused) => {
  const { deps, stored, mails } = contactHarness(verdict);
  expect(await sendMessage(deps, form, undefined)).toEqual({ refused });
  expect(stored).toEqual([]);
  expect(mails).toEqual([]);
});

test("an address that our mail cannot reach is refused before the CAPTCHA is used up", async () => {
  const { deps, stored, verified } = contactHarness("solved", false);
  expect(await sendMessage(deps, { ...form, email: "ада@example.com" }, undefined)).toEqual({
    refused: "email_not_reachable",
  });
  expect([stored, verified]).toEqual([[], []]);
});

test("a sender's address is kept with its host in ASCII, which erasure looks for", async () => {
  const { deps, stored } = contactHarness();
  await sendMessage(deps, form, { ...user, email: "grace@почта.рф" });
  expect(stored[0]?.email).toBe("grace@xn--80a1acny.xn--p1ai");
});

test("a logged-in sender writes from the user's own address, not the address in the form", async () => {
  const { deps, stored, mails } = contactHarness();
  await sendMessage(deps, { ...form, email: "somebody.else@example.com" }, user);
  expect(stored[0]).toMatchObject({ userId: user.id, email: "grace@example.com" });
  expect(mails[0]?.replyTo).toBe("grace@example.com");
  expect(JSON.stringify(mails)).not.toContain("somebody.else");
});

test("a message keeps the language in which its sender reads the page", async () => {
  setLanguageSource(() => "pt");
  onTestFinished(() => setLanguageSource(() => "en"));
  const { deps, stored } = contactHarness();
  await sendMessage(deps, form, undefined);
  expect(stored[0]?.language).toBe("pt");
});

describe("a sender's text stays text", () => {
  test.each(["Hi\r\nBcc: all@example.com", "Hi\nBcc: all@example.com", "Hi\u2028Bcc: all@example.com"])(
    "a line break in the subject starts no header: %j",
    async (subject) => {
      const { deps, mails } = contactHarness();
      await sendMessage(deps, { ...form, subject }, undefined);
      expect(mails[0]?.subject).toBe("Contact form: Hi Bcc: all@example.com");
    },
  );

  test("markup stays text", async () => {
    const { deps, mails } = contactHarness();
    const evil = `<img src=x onerror="alert('1')">&amp;`;
    await sendMessage(deps, { ...form, name: evil, message: evil }, undefined);
    const escaped = "&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;amp;";
    expect(mails[0]?.html).not.toContain("<img");
    expect(mails[0]?.html.split(escaped)).toHaveLength(3);
    expect(mails[0]?.text).toContain(evil);
  });

  test("no line of a message looks like the product's own words", async () => {
    const { deps, mails } = contactHarness();
    await sendMessage(deps, { ...form, message: "Hello\n\nAccount: root\n-- \nFarline" }, undefined);
    expect(mails[0]?.text).toContain("\n> Hello\n>\n> Account: root\n> --\n> Farline\n");
  });

  test("the longest message, in multi-byte letters, is kept and mailed whole", async () => {
    const { deps, stored, mails } = contactHarness();
    const message = "👩‍👩‍👧‍👦𒐫ﷺ\u202e".repeat(500);
    await sendMessage(deps, { ...form, message }, undefined);
    expect(stored[0]?.message).toBe(message.replace(/\u202e/g, ""));
    expect(mails[0]?.text).toContain("👩‍👩‍👧‍👦𒐫ﷺ");
  });

  test.each(["\u202e", "\u2066", "\u200e"])(
    "a name cannot change the direction of the text after it: %j",
    async (turn) => {
      const { deps, stored } = contactHarness();
      await sendMessage(deps, { ...form, name: `Ada${turn}ecalevoL` }, undefined);
      expect(stored[0]?.name).toBe("AdaecalevoL");
    },
  );

  test("half a surrogate pair is stored as a replacement character", async () => {
    const { deps, stored } = contactHarness();
    await sendMessage(deps, { ...form, name: "Ada\ud800", message: "\udc00 hello" }, undefined);
    expect(stored[0]).toMatchObject({ name: "Ada\ufffd", message: "\ufffd hello" });
  });

  test("a message loses control characters, including NUL, and keeps line breaks and tabs", async () => {
    const { deps, stored } = contactHarness();
    await sendMessage(deps, { ...form, message: "a\0b\u001b[31m\tc\r\nd\re" }, undefined);
    expect(stored[0]?.message).toBe("ab[31m\tc\nd\ne");
  });
});
