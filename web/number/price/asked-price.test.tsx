import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { obstacles, openScreen } from "#web/testing/screen.tsx";

const choices = async () =>
  within(await screen.findByRole("group", { name: "Which number do you mean?" })).getAllByRole("button");

it.each([
  ["/", "Or a phone number"],
  ["/rates", "Country or phone number"],
])(
  "a visitor of %s who asks for the price of a number that can be two is offered both",
  async (path, label) => {
    const { user } = await openScreen(path);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await user.type(field, "479 555 0123");
    const [norway, states] = await choices();
    expect([norway, states].map((one) => one?.textContent)).toEqual([
      "+47 95 55 01 23Norway",
      "+1 479 555 0123United States",
    ]);
    expect(await obstacles()).toEqual([]);
    if (states) await user.click(states);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("+1 479 555 0123"));
    await waitFor(() => expect(screen.getByRole("main").textContent).toContain("0.3 credits a minute"));
  },
);

it("a number of the page's country needs no question", async () => {
  await openScreen("/rates/china?number=181+8430+7633");
  await screen.findByText("+86 181 8430 7633");
});
