import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { publicConfigSchema } from "#contract/pages/config.ts";
import { languageCookie } from "#contract/pages/languages.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { callProduct } from "#testing/screens/product.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";
import { changeBrowser, createApp, type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";
import { held } from "#web/testing/server.ts";

/** Arrives here when another tab chooses a language. */
function chooseElsewhere(language: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key: languageCookie, newValue: language }));
}

const forgetChoice = (value = "", age_s = 0) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page writes it
  document.cookie = `${languageCookie}=${value}; Path=/; Max-Age=${age_s}`;
};
const shows = (language: string) => waitFor(() => expect(document.documentElement.lang).toBe(language));

beforeAll(async () => {
  document.documentElement.lang = "en";
  await showDocumentLanguage();
});
beforeEach(() => forgetChoice());

// The first test: a choice that was made in this page before would go before the user's.
it("is the user's on a device without a choice, unless one is made before the server answers", async () => {
  await openScreen("/dashboard", { as: await signedInUser({ language: "ar" }) });
  await shows("ar");
  expect(document.documentElement.dir).toBe("rtl");
  expect(document.cookie).toContain(`${languageCookie}=ar`);
  await changeBrowser();
  forgetChoice();
  const { answer, release } = held();
  const as = await signedInUser({ language: "hi" });
  await openScreen("/settings", { as, answers: [[sessionRoutes.me, answer]] });
  await act(async () => chooseElsewhere("de"));
  await shows("de");
  // An answer that counted would show its words at once.
  await import("#words/hi/index.ts");
  release();
  await screen.findAllByText(as.user.email);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(document.documentElement.lang).toBe("de");
});

it("that a user chooses stays on this device and with the user", async () => {
  const as = await signedInUser();
  const { user } = await openScreen("/dashboard", { as });
  await user.click(await screen.findByRole("button", { name: "Profile" }));
  const choice = await screen.findByRole("combobox", { name: "Language" });
  choice.focus();
  await user.selectOptions(choice, "ar");
  await shows("ar");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "اللغة" }));
  expect(document.cookie).toContain(`${languageCookie}=ar`);
  expect(await obstacles()).toEqual([]);
  const { token } = as;
  await waitFor(async () =>
    expect((await callProduct("GET", "/api/auth/me", { token })).body).toMatchObject({ language: "ar" }),
  );
});

it("is offered by the operator, and one that is not stays with its reader until another is chosen", async () => {
  const { body } = await callProduct("GET", "/api/config");
  const config = { ...publicConfigSchema.parse(body), languages: ["en" as const, "de" as const] };
  const { user } = await openScreen("/about", { createPage: () => createApp({ config }) });
  const offered = () =>
    within(screen.getByRole("combobox", { name: /Language|Sprache|भाषा/ }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  await screen.findByRole("navigation", { name: "Main" });
  expect(offered()).toEqual(["English", "Deutsch"]);
  await act(async () => chooseElsewhere("hi"));
  await shows("hi");
  await waitFor(() => expect(offered()).toEqual(["English", "Deutsch", "हिन्दी"]));
  await user.selectOptions(screen.getByRole("combobox", { name: "भाषा" }), "de");
  await shows("de");
  await waitFor(() => expect(offered()).toEqual(["English", "Deutsch"]));
});

it("of another tab counts when the browser shows the page again", async () => {
  await openScreen("/about");
  await act(async () => chooseElsewhere("de"));
  await screen.findByRole("navigation", { name: "Hauptnavigation" });
  forgetChoice("en", 60);
  await act(async () => void window.dispatchEvent(new Event("pageshow")));
  await screen.findByRole("navigation", { name: "Main" });
});

describe("what a form says is wrong, and what was typed", () => {
  const press = async ({ user }: OpenScreen, name: string) =>
    user.click(within(screen.getByRole("main")).getByRole("button", { name }));
  const type = async ({ user }: OpenScreen, label: string | RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };

  it.each([
    [
      "/register",
      async (page: OpenScreen) => {
        for (const label of ["First name", "Last name"]) await type(page, label, "Ada");
        await type(page, "Email", "ada@example.com");
        await type(page, "Password", "correct horse battery");
        await type(page, "Confirm password", "another password");
        await press(page, "Register");
      },
      { "Passwords do not match": "Die Passwörter stimmen nicht überein" },
      ["Vorname", "Ada"],
      1,
    ],
    [
      "/login",
      (page: OpenScreen) => press(page, "Login"),
      { "Please fill in all fields": "Bitte füllen Sie alle Felder aus" },
      ["E-Mail", ""],
      2,
    ],
    [
      "/purchase-credits",
      async (page: OpenScreen) => {
        await type(page, /^Custom amount/, "5");
        await press(page, "Apply");
      },
      {
        "Please enter a valid amount (minimum $10.00)":
          "Bitte geben Sie einen gültigen Betrag ein (mindestens 10,00 $)",
      },
      [/^Eigener Betrag/, "5"],
      1,
    ],
    [
      "/contacts",
      async (page: OpenScreen) => {
        await page.user.click(await screen.findByRole("button", { name: "Add a contact" }));
        await page.user.type(await screen.findByRole("textbox", { name: "Number" }), "12");
        await press(page, "Save contact");
        const tooLarge = new File([new Uint8Array(20 * 1024 * 1024 + 1)], "contacts.vcf");
        await page.user.upload(await screen.findByLabelText("File to import"), tooLarge);
      },
      {
        "Please enter a name": "Bitte geben Sie einen Namen ein",
        "Please enter the whole number with its country code":
          "Bitte geben Sie die ganze Nummer mit der Ländervorwahl ein",
        "This file is larger than 20 MB.": "Diese Datei ist größer als 20 MB.",
      },
      ["Nummer", "12"],
      2,
    ],
    [
      "/settings",
      async (page: OpenScreen) => {
        await page.user.clear(await screen.findByLabelText("First name"));
        await press(page, "Save name");
      },
      { "Please enter both names": "Bitte geben Sie beide Namen ein" },
      ["Vorname", ""],
      1,
    ],
  ] as const)("follow the language on %s", async (path, fail, sentences, [label, typed], wrong) => {
    const isVisitors = path === "/register" || path === "/login";
    const page = await openScreen(path, isVisitors ? {} : { as: await signedInUser() });
    await screen.findByRole("heading", { level: 1 });
    await fail(page);
    for (const english of Object.keys(sentences)) await screen.findByText(english);
    await act(async () => chooseElsewhere("de"));
    for (const german of Object.values(sentences)) await screen.findByText(german);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed);
    expect(document.querySelectorAll("form [aria-invalid=true]")).toHaveLength(wrong);
  });
});
