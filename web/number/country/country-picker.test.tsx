import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen } from "#web/testing/screen.tsx";

let page: OpenScreen;

const field = () => screen.getByLabelText<HTMLInputElement>("Phone number");
const button = () => screen.getByRole("button", { name: /^(Country: |Choose a country)/ });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const search = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Country name or code" });

beforeEach(async () => {
  page = await openScreen("/dashboard", { as: await signedInUser({ credits: 10 }) });
  await screen.findByRole("button", { name: "Choose a country" });
});

/** By the keyboard alone. */
async function choose(name: string): Promise<void> {
  button().focus();
  await page.user.keyboard("{Enter}");
  (await search()).focus();
  await page.user.keyboard(name);
  await waitFor(() => expect(options()[0]).toContain(name));
  await page.user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(screen.queryByRole("dialog")).toBeNull();
}

it("shows the country of what is typed", async () => {
  for (const [typed, name, code] of [
    ["+49", "Germany", "DE"],
    ["+1 416", "Canada", "CA"],
    ["+1 202", "United States", "US"],
    ["+1 876", "Jamaica", "JM"],
  ] as const) {
    await page.user.clear(field());
    await waitFor(() => expect(button().getAttribute("aria-label")).toBe("Choose a country"));
    await page.user.type(field(), typed);
    await screen.findByRole("button", { name: `Country: ${name}` });
    expect(button().querySelector("img")?.getAttribute("src")).toBe(`/flags/${code}.svg`);
  }
});

it("finds a country by its name and code, and sets the code", async () => {
  await page.user.click(button());
  await waitFor(() => expect(options()[0]).toContain("Afghanistan"));
  expect(await obstacles()).toEqual([]);
  const finds = async (text: string, name: string) => {
    await page.user.clear(await search());
    await page.user.type(await search(), text);
    await waitFor(() => expect(options()).toEqual([expect.stringContaining(name)]));
  };
  await finds("cote d", "+225");
  // It shares +1 with others, and has one area code.
  await finds("anguilla", "+1 264");
  await page.user.clear(await search());
  await page.user.type(await search(), "Atlantis");
  await screen.findByText("No country has this name or code.");
  await page.user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(field().value).toBe("");
  await choose("Germany");
  expect(field().value).toBe("49");
  await page.user.keyboard("030 227320");
  await screen.findByRole("button", { name: "Country: Germany" });
});

it("gives its code to a number as within a country, and asks of another country's which is meant", async () => {
  await page.user.type(field(), "020 7946 0000");
  const wanted = /^This number is written the way it is dialled within its country\./;
  await screen.findByText(wanted);
  await choose("United Kingdom");
  await waitFor(() => expect(field().value).toBe("44 20 7946 0000"));
  expect(screen.queryByText(wanted)).toBeNull();
  await page.user.clear(field());
  await page.user.type(field(), "49 2079460000");
  await choose("United Kingdom");
  await waitFor(() => expect(field().value).toBe("44 20 7946 0000"));
  await screen.findByRole("button", { name: /\+44 20 7946 0000/ });
});

it("is followed by the time there", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T08:12:00Z") });
  for (const [number, sentence] of [
    ["1 212 555 0142", "It is 3:12 AM there. A call may wake people up."],
    ["44 20 7946 0000", "It is 8:12 AM there."],
    ["1 850 555 0142", "It is between 2:12 AM and 3:12 AM there. A call may wake people up."],
  ] as const) {
    await page.user.clear(field());
    await page.user.type(field(), number);
    await screen.findByText(sentence);
    within(screen.getByRole("region", { name: "Make a Call" })).getByText(sentence);
  }
});
