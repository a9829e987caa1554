import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";

const region = async (name: string) => within(await screen.findByRole("region", { name }));
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it("explains the product in four steps, answers what people ask, and leads to an account", async () => {
  await openScreen("/");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    "Make global phone calls from anywhere in the world",
  );
  const steps = await region("Four steps to hello");
  expect(textsOf(steps.getAllByRole("heading", { level: 3 }))).toEqual([
    "Create an account",
    "Buy credits",
    "Enter the number",
    "Talk",
  ]);
  steps.getByText(/verify your email/);
  steps.getByText(/Bundles start at \$10/);
  steps.getByText(/as long as your credits last/);
  expect(textsOf((await region("What you can rely on")).getAllByRole("heading"))).toEqual([
    "No hidden fees",
    "Credits never expire",
    "No monthly subscription",
  ]);
  expect(textsOf((await region("What people ask")).getAllByRole("term"))).toEqual([
    "What if the call is not answered?",
    "Do credits expire?",
    "Which number do they see?",
    "Is it private?",
    "Which browsers work?",
    "Can I call an emergency number?",
  ]);
  const footer = within(screen.getByRole("contentinfo"));
  footer.getByText(/emergency numbers cannot be called/);
  footer.getByText(/Cards are handled by our payment provider and never stored here\./);
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/register");
  expect(main.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
  expect(await obstacles()).toEqual([]);
});

it("says what a minute costs to a country and to a number, and leads to more about it", async () => {
  const { user, router } = await openScreen("/");
  const box = await region("Prices");
  await box.findByRole("option", { name: "Australia" });
  await user.selectOptions(box.getByRole("combobox", { name: "Country" }), "Australia");
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Prices" }).textContent).toContain(
      "Mobile$0.17 a minute1.7 credits$10 buys 58 minutes",
    ),
  );
  const number = box.getByLabelText("Or a phone number");
  const asks = async (text: string, answer: RegExp) => {
    await user.clear(number);
    await user.type(number, text);
    await waitFor(() => expect(screen.getByRole("region", { name: "Prices" }).textContent).toMatch(answer));
  };
  await asks("+1 (876) 922-0000", /6\.2 credits a minute\$0\.62\$10 buys 16 minutes\./);
  await asks("+44 871 234 5678", /Premium and shared-cost numbers cannot be called\./);
  await asks("+61 491 570 006", /1\.7 credits a minute/);
  await user.click(box.getByRole("button", { name: "More about this price" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/rates/australia"));
  expect(router.state.location.search).toBe("?number=%2B61491570006");
  expect((await screen.findByLabelText<HTMLInputElement>("Price of a number")).value).toBe("+61491570006");
});

it("leads to the legal pages, which a user reads within the app", async () => {
  const { user } = await openScreen("/dashboard", { as: await signedInUser() });
  await screen.findByLabelText("Phone number");
  for (const [name, heading] of [
    ["Terms", "No emergency calls"],
    ["Privacy", "What we keep, and why"],
    ["Refunds", "Credits you have not used"],
  ] as const) {
    await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name }));
    await screen.findByRole("heading", { level: 1, name });
    await screen.findByRole("heading", { name: heading });
    expect(await obstacles()).toEqual([]);
  }
});
