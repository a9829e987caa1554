import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { filled } from "#contract/fields.ts";
import { refuse } from "#contract/refusals.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { setLanguageOffer, wholeOffer } from "#words/offered-languages.ts";
import { currentLanguage } from "#words/translate.ts";
import { sendRefusal } from "./errors.ts";
import { languageOf } from "./language.ts";

const app = await quietApp();
app.get("/api/refused", async (_request, reply) => sendRefusal(reply, refuse("call_not_found")));
const schema = { body: z.object({ name: filled("Please log in to continue.") }) };
app.post("/api/language", { schema }, async () => {
  await pause(1);
  return { language: currentLanguage() };
});
afterAll(() => app.close());

const spoken = (url: string, headers: Record<string, string>) => languageOf({ url, headers });
const german = { cookie: "farline.language=de" };

describe("a request of the page", () => {
  test.each([
    ["de", "de"],
    ["pt-PT,pt;q=0.9,en;q=0.8", "pt"],
    ["fr;q=0.2, hi;q=0.9", "hi"],
    ["sv-SE, ar;q=0.5", "ar"],
    ["es;q=0, sv", "en"],
    ["*", "en"],
    ["x".repeat(5_000), "en"],
  ])("that accepts %s is answered in %s", (accepted, language) => {
    expect(spoken("/api/x", { "accept-language": accepted })).toBe(language);
  });

  test("is answered in the shown language rather than in the chosen one, which another tab may have changed", () => {
    expect(spoken("/api/x", { "accept-language": "fr", ...german })).toBe("fr");
    expect(spoken("/api/x", { "accept-language": "sv", ...german })).toBe("de");
  });
});

const french = { "accept-language": "fr" };
test.each([
  ["in the browser's language", "/rates", french, "fr"],
  ["in the chosen language before that", "/rates", { ...french, ...german }, "de"],
  ["in the language of its address before both", "/rates?lang=hi", { ...french, ...german }, "hi"],
  ["in no language that we do not speak", "/rates?lang=sv", { cookie: "farline.language=xx" }, "en"],
  [
    "in the chosen language after a mailed address of the API",
    "/api/auth/verify-email/x",
    { ...french, ...german, "sec-fetch-mode": "navigate" },
    "de",
  ],
])("a page is shown: %s", (_, url, headers, language) => {
  expect(spoken(url, headers)).toBe(language);
});

describe("where German and French are offered, and German is the default", () => {
  beforeAll(() => setLanguageOffer({ languages: ["de", "fr"], defaultLanguage: "de" }));
  afterAll(() => setLanguageOffer(wholeOffer));
  const hindi = { "accept-language": "hi" };
  test.each([
    ["in the default to a browser that wants another one", "/rates", hindi, "de"],
    [
      "in the next one that the browser wants",
      "/rates",
      { "accept-language": "hi, en;q=0.9, fr;q=0.8" },
      "fr",
    ],
    [
      "in one that is not offered to a reader who has it",
      "/rates",
      { ...french, cookie: "farline.language=hi" },
      "hi",
    ],
    ["in one that the address names", "/rates?lang=hi", french, "hi"],
    ["to the page of such a reader, which asks in it", "/api/x", hindi, "hi"],
    ["in the default without any wish", "/", {}, "de"],
    ["in English to a carrier", "/api/voice/twilio/outgoing", {}, "en"],
    ["in English to an operator", "/api/admin/read-today", hindi, "en"],
  ])("an answer is %s", (_, url, headers, language) => {
    expect(spoken(url, headers)).toBe(language);
  });

  test("work that no request began speaks the default", () => {
    expect(currentLanguage()).toBe("de");
  });
});

describe("a sentence of the server", () => {
  const languageOf = async (url: string, payload?: object) => {
    const headers = { "accept-language": "de" };
    const options = payload ? { method: "POST" as const, payload } : {};
    return (await app.inject({ url, headers, ...options })).json();
  };

  test("is said in the reader's language, and its code stays", async () => {
    const message = "Diesen Anruf gibt es nicht.";
    expect(await languageOf("/api/refused")).toEqual({
      error: { code: "call_not_found", message, key: "This call does not exist.", values: {} },
      message,
      msg: message,
    });
  });

  test("about a field is said in it too", async () => {
    expect(await languageOf("/api/language", { name: "" })).toMatchObject({
      message: "Bitte melden Sie sich an, um fortzufahren.",
    });
    expect(await languageOf("/api/language", { name: "x".repeat(101) })).toMatchObject({
      message: "Bitte verwenden Sie höchstens 100 Zeichen",
    });
  });

  test("about a body that cannot be read is said in it too", async () => {
    const { message } = (
      await app.inject({
        method: "POST",
        url: "/api/language",
        headers: { "accept-language": "es", "content-type": "application/json" },
        payload: "x".repeat(70_000),
      })
    ).json();
    expect(message).toBe("La solicitud es demasiado grande.");
  });

  test("is English for a client that names no language", async () => {
    const { message } = (await app.inject({ url: "/api/refused" })).json();
    expect(message).toBe("This call does not exist.");
  });
});

test("twenty requests at once keep their languages apart", async () => {
  const wanted = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "de" : "ar"));
  const answers = await Promise.all(
    wanted.map((language) =>
      app.inject({
        method: "POST",
        url: "/api/language",
        headers: { "accept-language": language },
        payload: { name: "Ada" },
      }),
    ),
  );
  expect(answers.map((answer) => answer.json().language)).toEqual(wanted);
  expect(currentLanguage()).toBe("en");
});
