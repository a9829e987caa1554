import { expect, type Page } from "@playwright/test";
import { openCaller, pasteNumber } from "#e2e/support/callers.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { test } from "#e2e/support/test.ts";
import { callAudio } from "#e2e/support/voice.ts";

const field = (page: Page) => page.getByLabel("Phone number");
const start = (page: Page) => page.getByRole("button", { name: "Start Call" });
const question = "Which number do you mean?";
const choices = (page: Page) => page.getByRole("group", { name: question }).getByRole("button");

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^(Country: |Choose a country)/ }).click();
  await expect(page.getByRole("combobox", { name: "Country name or code" })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
}

test("a pasted number without a country code is one of the chosen country", async ({ page, stack }) => {
  await openCaller(page, stack);
  for (const [country, text, shown] of [
    ["China", "181 8430 7633", "86 181 8430 7633"],
    ["Russia", "8 (495) 123-45-67", "7 495 123 45 67"],
    ["United States", "(479) 555-0123", "1 479 555 0123"],
    ["Italy", "366 123 4567", "39 366 123 4567"],
    ["Italy", "(0)331 123456", "39 0331 123456"],
    ["Brazil", "(0xx11) 91234-5678", "55 11 91234 5678"],
  ] as const) {
    await chooseCountry(page, country);
    await pasteNumber(page, text);
    await expect(field(page), `${text} in ${country}`).toHaveValue(shown);
    // The chosen country stays when the field is emptied.
    await field(page).fill("");
    await pasteNumber(page, text);
    await expect(field(page), `${text} in ${country} once more`).toHaveValue(shown);
  }
  await chooseCountry(page, "Italy");
  await page.goto(`${stack.url}/dial?to=tel:366-123-4567`);
  await expect(field(page)).toHaveValue("39 366 123 4567");
});

test("what the page put in is code: no emergency number and no beginning behind it is called", async ({
  page,
  stack,
}) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await openCaller(page, stack);
  for (const [country, typed, sentence] of [
    ["Finland", "112", /dial 112 there/],
    ["Norway", "707891", "Enter the whole number: 2 digits are missing."],
    ["Andorra", "376112", /dial 112 there/],
  ] as const) {
    await field(page).fill("");
    await chooseCountry(page, country);
    await page.keyboard.type(typed);
    await start(page).click();
    await expect(page.getByText(sentence).first(), `${typed} in ${country}`).toBeVisible();
  }
  // Digits of an emergency number that are a whole number too are a question.
  await page.getByRole("button", { name: "+376 376 112" }).click();
  await expect(page.getByText(/a minute/).first()).toBeVisible();
  await chooseCountry(page, "Germany");
  await pasteNumber(page, "4915123456789");
  await expect(field(page)).toHaveValue("49 1512 3456789");
  await expect(page.getByText(/a minute/).first()).toBeVisible();
  expect(sockets.filter((url) => url.includes("/signal"))).toEqual([]);
});

test("without a country, both numbers that a text can mean are offered, and neither is called", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await field(page).fill("44 20 7946 0000");
  await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
  await field(page).fill("");
  await pasteNumber(page, "(479) 555-0123");
  await expect(choices(page)).toHaveText(["+47 95 55 01 23Norway", "+1 479 555 0123United States"]);
  await expect(field(page)).toHaveValue("(479) 555-0123");
  // The press that would call asks the question instead.
  await start(page).click();
  await expect(choices(page).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(choices(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("1 479 555 0123");
  await expect(field(page)).toBeFocused();
  await expect(page.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
  await expect(choices(page)).toHaveCount(0);

  await test.step("the choices of a link stay when the page is loaded again", async () => {
    await page.goto(`${stack.url}/dial?to=tel:181%208430%207633`);
    await expect(choices(page)).toHaveText(["+1 818 430 7633United States", "+86 181 8430 7633China"]);
    await page.reload();
    await choices(page).nth(1).click();
    await expect(field(page)).toHaveValue("86 181 8430 7633");
  });

  await test.step("a chosen country decides", async () => {
    await field(page).fill("");
    await page.reload();
    await pasteNumber(page, "8 (495) 123-45-67");
    await expect(choices(page)).toHaveCount(2);
    await chooseCountry(page, "Russia");
    await expect(field(page)).toHaveValue("7 495 123 45 67");
    await page.goto(`${stack.url}/dial?to=tel:181%208430%207633`);
    await expect(choices(page)).toHaveCount(2);
  });
});

test("the keys behind a number are shown with it, and sent once the call is answered", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  await pasteNumber(page, "One tap mobile: +16465588656,,81234567890# US (New York)");
  await expect(field(page)).toHaveValue("1 646 558 8656,,81234567890#");
  const keys = page.getByText("Once the call is answered, these keys are pressed for you: ,,81234567890#");
  await expect(keys).toBeVisible();
  await expect(page.getByText("0.3 credits, $0.03 a minute")).toBeVisible();
  await field(page).fill("");
  await field(page).pressSequentially("+44 20 7946 0012 ext. 42");
  await field(page).press("Tab");
  await expect(field(page)).toHaveValue("44 20 7946 0012,42");
  await start(page).click();
  await expect(page.getByText("Call in progress...")).toBeVisible();
  await expect.poll(async () => (await callAudio(stack, "+442079460012")).keys).toBe("42");
});

test("a code that would hide the caller's number is named, and not sent", async ({ page, stack }) => {
  await openCaller(page, stack);
  for (const [text, shown, code] of [
    ["*67 1 212 736 5000", "*67 +1 212 736 5000", "*67"],
    ["#31#+44 20 7946 0000", "#31# +44 20 7946 0000", "#31#"],
    ["141 020 7946 0000", "141 +44 20 7946 0000", "141"],
  ] as const) {
    await field(page).fill("");
    await pasteNumber(page, text);
    await expect(field(page)).toHaveValue(shown);
    await expect(
      page.getByText(`${code} is not sent: calls from here never show your own number.`),
    ).toBeVisible();
  }
  // The number before may still be asked for: a request waits until the typing pauses.
  const dialled = page.waitForRequest((request) =>
    request.url().includes("/api/tariff?number=%2B12127365001&"),
  );
  await field(page).fill("*67 1 212 736 5001");
  await dialled;
});

test("a paste that holds no number empties the field, so that the number before it cannot be called", async ({
  page,
  stack,
}) => {
  await openCaller(page, stack);
  for (const text of ["+44 (zero) 20 7946 0000", "tel:7946;phone-context=+4420", "on 22.11.26 at 17:30"]) {
    await field(page).fill("44 20 7946 0000");
    await expect(page.getByText("1 credit, $0.10 a minute")).toBeVisible();
    await pasteNumber(page, text);
    await expect(field(page), text).toHaveValue("");
    await expect(page.getByText("This text does not contain a phone number.").first()).toBeVisible();
  }
});

test("a visitor who asks for a price is offered both numbers, and one of the page's country without a question", async ({
  page,
  stack,
}) => {
  const offered = ["+47 95 55 01 23Norway", "+1 479 555 0123United States"];
  await page.goto(stack.url);
  const box = page.getByRole("region", { name: "Prices" });
  await box.getByLabel("Or a phone number").fill("479 555 0123");
  await expect(choices(page)).toHaveText(offered);
  await choices(page).last().click();
  await expect(box.getByLabel("Or a phone number")).toHaveValue("+1 479 555 0123");
  await expect(box).toContainText("0.3 credits a minute");

  await page.goto(`${stack.url}/rates?q=479+555+0123`);
  await expect(choices(page)).toHaveText(offered);
  expect(await problemsOf(page, "two numbers")).toEqual([]);
  await choices(page).last().click();
  await expect(page.getByLabel("Country or phone number")).toHaveValue("+1 479 555 0123");
  await expect(page.getByText("0.3 credits a minute").first()).toBeVisible();

  await page.goto(`${stack.url}/rates/china?number=181+8430+7633`);
  await expect(page.getByText("+86 181 8430 7633")).toBeVisible();
});
