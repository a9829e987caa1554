import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";

const search = () => screen.findByLabelText<HTMLInputElement>("Country or phone number");
const lines = () => [...document.querySelectorAll("main summary")];
const main = () => screen.getByRole("main").textContent ?? "";
const shows = (text: string | RegExp) => waitFor(() => expect(main()).toMatch(text));

it("lists every country by its letter, and finds one by name and by number", async () => {
  const { user, router } = await openScreen("/rates");
  await user.selectOptions(await screen.findByLabelText("Currency"), "USD");
  await waitFor(() => expect(lines().length).toBeGreaterThan(200));
  const letter = within(screen.getByRole("navigation", { name: "Alphabet" })).getByRole("link", {
    name: "J",
  });
  expect(document.querySelector(letter.getAttribute("href") ?? "")?.textContent).toBe("J");
  await user.type(await search(), "australia");
  await shows(/Australia \+61 1 to 1\.7 credits.*Landline1 credit \(\$0\.10\)\$10 buys 100 minutes/);
  expect(main()).toContain("1.7 credits ($0.17)$10 buys 58 minutes");
  await user.clear(await search());
  await user.type(await search(), "+1 (876) 922-0000");
  await shows(/\+1 876 922 0000/);
  await shows(/6\.2 credits a minute/);
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(main()).not.toContain("Your balance");
  await user.selectOptions(screen.getByLabelText("Currency"), "JPY");
  await shows(/Jamaica.*¥/);
  await user.click(screen.getByRole("link", { name: "Calls to Jamaica" }));
  await screen.findByRole("heading", { level: 1, name: "Calls to Jamaica" });
  expect(router.state.location.pathname).toBe("/rates/jamaica");
  await shows(/¥/);
});

it.each([
  ["Atlantis", /No destination found for “Atlantis”/],
  ["tel:+688-20123", /An answered call costs at least 17 credits\./],
  ["+44 871 234 5678", /Premium and shared-cost numbers cannot be called\./],
  ["+999 1234 5678", /This is not a valid phone number\./],
])("says of a link's %s: %s", async (text, sentence) => {
  await openScreen(`/rates?q=${encodeURIComponent(text)}`);
  await shows(sentence);
  expect((await search()).value).toBe(text);
});

it("prices a number of a country once", async () => {
  const { user } = await openScreen("/rates/australia");
  await user.type(await screen.findByLabelText("Price of a number"), "+61 491 570 006");
  await shows(/\$10 buys 58 minutes\..*\$10 buys 58 minutes\./);
  expect(
    screen.getAllByText(/An answered call costs at least/),
    "the number's, not the country's",
  ).toHaveLength(1);
  expect(await obstacles()).toEqual([]);
});

it("helps to find a country that the address does not name", async () => {
  const { user } = await openScreen("/rates/atlantis");
  await screen.findByRole("heading", { level: 1, name: "404: no such country" });
  expect((await search()).value).toBe("atlantis");
  expect(await obstacles()).toEqual([]);
  await user.clear(await search());
  await user.type(await search(), "Jamaica{Enter}");
  await shows(/Jamaica \+1 658, 876 6\.2 credits/);
});

it.each([
  [0, /Your balance does not cover a call to this number\./],
  [100, /Your balance lasts 1 h 40 min\./],
])("says to a user with %i credits how long they last", async (credits, sentence) => {
  const as: SignedInUser = await signedInUser({ credits });
  await openScreen("/rates?q=442079460000", { as });
  await shows(sentence);
});
