import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";

let page: OpenScreen;

const field = () => screen.getByLabelText<HTMLInputElement>("Phone number");
const start = () => screen.getByRole<HTMLButtonElement>("button", { name: "Start Call" });
const choices = () =>
  within(screen.getByRole("group", { name: "Which number do you mean?" })).getAllByRole("button");

let caller: SignedInUser;

async function openDialler(credits = 100): Promise<void> {
  caller = await signedInUser({ credits });
  await open("/dashboard");
}

async function open(path: string): Promise<void> {
  page = await openScreen(path, { as: caller });
  await screen.findByLabelText("Phone number");
  await screen.findByRole("button", { name: "Start Call" });
}

async function type(text: string): Promise<void> {
  await page.user.clear(field());
  await page.user.type(field(), text);
}

async function paste(text: string): Promise<void> {
  field().focus();
  await page.user.paste(text);
}

async function chooseCountry(name: string): Promise<void> {
  await page.user.click(screen.getByRole("button", { name: /^(Country: |Choose a country)/ }));
  (await screen.findByRole("combobox", { name: "Country name or code" })).focus();
  await page.user.paste(name);
  await waitFor(() => expect(document.querySelector("[role=option]")?.textContent).toContain(name));
  await page.user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(field()));
}

const shows = (value: string) => waitFor(() => expect(field().value).toBe(value));

it("spaces a typed number, which can be edited at the caret", async () => {
  await openDialler();
  const hint = document.getElementById(field().getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toMatch(
    /US\/Canada: 1 \+ area code \+ number.*International: country code \+ number.*No spaces, dashes or parentheses: just the digits, which are grouped as you type/,
  );
  expect(field().placeholder).toBe("442079460000");
  await type("4420");
  await shows("44 20");
  await page.user.type(field(), "79460000");
  await shows("44 20 7946 0000");
  await page.user.type(field(), "{Delete}0", { initialSelectionStart: 4, initialSelectionEnd: 4 });
  await shows("44 20 7946 0000");
  expect(field().selectionStart).toBe(5);
  await page.user.keyboard("{Backspace}{Backspace}20");
  await shows("44 20 7946 0000");
});

it("reads a pasted text as one number", async () => {
  await openDialler();
  for (const [text, shown] of [
    ["+44 (0)20 7946-0000", "44 20 7946 0000"],
    ["00442079460000", "44 20 7946 0000"],
    ["011 44 20 7946 0000", "44 20 7946 0000"],
    ["tel:+44-20-7946-0000", "44 20 7946 0000"],
    ["+\u0664\u0664 \u0662\u0660 \u0667\u0669\u0664\u0666 \u0660\u0660\u0660\u0660", "44 20 7946 0000"],
    ["+1 (202) FLOWERS", "1 202 356 9377"],
    ["Call me: +44 20 7946 0000 please", "44 20 7946 0000"],
  ] as const) {
    await page.user.clear(field());
    await paste(text);
    await shows(shown);
  }
});

it("drops a typed trunk zero when the field is left, as it is not dialled", async () => {
  await openDialler();
  await type("44 (0)20 7946-0000");
  await shows("44 020 7946 0000");
  await page.user.tab();
  await shows("44 20 7946 0000");
});

it("turns the word of a number into digits once it is whole", async () => {
  await openDialler();
  await type("1-202-FLOWER");
  await shows("1202FLOWER");
  expect(field().getAttribute("aria-invalid"), "a word is no mistake before its end").toBeNull();
  await page.user.type(field(), "s");
  await shows("1 202 356 9377");
  await screen.findByText("0.3 credits, $0.03 a minute");
});

it("puts a pasted number in place of another, and a national one behind the code that is there", async () => {
  await openDialler();
  await paste("+44 20 7946 0000");
  await paste("+1 (202) 555-0142");
  await shows("1 202 555 0142");
  for (const [typed, text, shown] of [
    ["49", "Call me: (030) 1234567 please", "49 30 1234567"],
    ["44", "020 7946 0000", "44 20 7946 0000"],
    ["1 202 555 ", "0142", "1 202 555 0142"],
  ] as const) {
    await type(typed);
    await paste(text);
    await shows(shown);
  }
});

it("shows the country, the price and how long the balance lasts before the call", async () => {
  await openDialler();
  const card = within(screen.getByRole("region", { name: "Make a Call" }));
  await type("1876");
  await card.findByText("Jamaica");
  await page.user.type(field(), "9220000");
  await card.findByText("6.2 credits, $0.62 a minute");
  await card.findByText("Your balance lasts 16 minutes.");
  card.getByText("An answered call costs at least 6.2 credits.");
  await type("+1 202 555 0142");
  await card.findByText("0.3 credits, $0.03 a minute");
});

it("says what is missing for a call before anything is dialled", async () => {
  await openDialler(0);
  await page.user.click(start());
  await screen.findByText("Please enter a phone number");
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await type("442079460000");
  await screen.findByText("Your balance does not cover a call to this number.");
  await page.user.click(start());
  await screen.findByText("You need at least 1 credit to make a call. Please purchase credits.");
  await type("44 871 234 5678");
  await screen.findByText("Premium and shared-cost numbers cannot be called.");
  await page.user.click(start());
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(await obstacles()).toEqual([]);
  await type("442079460000");
  await page.user.click(await screen.findByRole("link", { name: "Purchase credits" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/purchase-credits"));
});

it("reads a pasted number without a code as one of the chosen country", async () => {
  await openDialler();
  for (const [country, text, shown] of [
    ["China", "181 8430 7633", "86 181 8430 7633"],
    ["Russia", "8 (495) 123-45-67", "7 495 123 45 67"],
    ["United States", "(479) 555-0123", "1 479 555 0123"],
    ["Italy", "(0)331 123456", "39 0331 123456"],
    ["Brazil", "(0xx11) 91234-5678", "55 11 91234 5678"],
  ] as const) {
    await chooseCountry(country);
    await paste(text);
    await shows(shown);
    // The chosen country stays when the field is emptied.
    await page.user.clear(field());
    await paste(text);
    await shows(shown);
  }
  await chooseCountry("Italy");
  await open("/dial?to=tel:366-123-4567");
  await shows("39 366 123 4567");
});

it("asks for no device for an emergency number or a beginning behind the page's own code", async () => {
  await openDialler();
  for (const [country, typed, sentence] of [
    ["Finland", "112", /dial 112 there/],
    ["Norway", "707891", "Enter the whole number: 2 digits are missing."],
    ["Andorra", "376112", /dial 112 there/],
  ] as const) {
    await page.user.clear(field());
    await chooseCountry(country);
    await page.user.type(field(), typed);
    await page.user.click(start());
    await screen.findAllByText(sentence);
  }
  // Digits of an emergency number that are a whole number too are a question.
  await page.user.click(screen.getByRole("button", { name: /^\+376 376 112/ }));
  await screen.findAllByText(/a minute/);
  await chooseCountry("Germany");
  await paste("4915123456789");
  await shows("49 1512 3456789");
  expect(screen.queryByText("Connecting...")).toBeNull();
});

it("offers both numbers that a text can mean without a country, and calls neither", async () => {
  await openDialler();
  await paste("(479) 555-0123");
  await screen.findByRole("group", { name: "Which number do you mean?" });
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    "+47 95 55 01 23Norway",
    "+1 479 555 0123United States",
  ]);
  expect(await obstacles()).toEqual([]);
  // The press that would call asks the question instead.
  await page.user.click(start());
  await waitFor(() => expect(document.activeElement).toBe(choices()[0]));
  await page.user.tab();
  await page.user.keyboard("{Enter}");
  await shows("1 479 555 0123");
  expect(document.activeElement).toBe(field());
  await screen.findByText("0.3 credits, $0.03 a minute");
  await open("/dial?to=tel:181%208430%207633");
  await screen.findByRole("button", { name: /^\+86 181 8430 7633/ });
  await open("/dashboard");
  await page.user.click(await screen.findByRole("button", { name: /^\+86 181 8430 7633/ }));
  await shows("86 181 8430 7633");
  await page.user.clear(field());
  await paste("8 (495) 123-45-67");
  await screen.findByRole("group", { name: "Which number do you mean?" });
  await chooseCountry("Russia");
  await shows("7 495 123 45 67");
});

it("shows the keys behind a number, which are pressed once the call is answered", async () => {
  await openDialler();
  await paste("One tap mobile: +16465588656,,81234567890# US (New York)");
  await shows("1 646 558 8656,,81234567890#");
  await screen.findByText("Once the call is answered, these keys are pressed for you: ,,81234567890#");
  await type("+44 20 7946 0012 ext. 42");
  await page.user.tab();
  await shows("44 20 7946 0012,42");
});

it("names a code that would hide the caller's number, and asks for the number alone", async () => {
  await openDialler();
  for (const [text, shown, code] of [
    ["*67 1 212 736 5000", "*67 +1 212 736 5000", "*67"],
    ["#31#+44 20 7946 0000", "#31# +44 20 7946 0000", "#31#"],
    ["141 020 7946 0000", "141 +44 20 7946 0000", "141"],
  ] as const) {
    await page.user.clear(field());
    await paste(text);
    await shows(shown);
    await screen.findByText(`${code} is not sent: calls from here never show your own number.`);
    const number = shown.slice(code.length).replaceAll(" ", "");
    await waitFor(() =>
      expect(page.server.sent(tariffRoutes.ask).map(({ query }) => query.get("number"))).toContain(number),
    );
  }
});

const noNumber = "This text does not contain a phone number.";

it.each(["+44 (zero) 20 7946 0000", "tel:7946;phone-context=+4420", "on 22.11.26 at 17:30"])(
  "empties the field for the pasted %s, so that the number before it cannot be called",
  async (text) => {
    await openDialler();
    await type("44 20 7946 0000");
    expect(screen.queryByText(noNumber)).toBeNull();
    await paste(text);
    await shows("");
    await screen.findAllByText(noNumber);
  },
);
