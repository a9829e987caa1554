import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { buy } from "#testing/screens/payments.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { openScreen } from "#web/testing/screen.tsx";
import { held } from "#web/testing/server.ts";

/** A user whose last purchase was in euros, at a browser of the United States. */
async function buyerInEuros(): Promise<SignedInUser> {
  const as = await signedInUser();
  await buy(as, { kind: "preset", amount: 10, currency: "EUR" });
  return as;
}

const money = /€9\.\d\d/;

it.each([
  { path: "/dashboard", width: 1280, name: "Credits balance" },
  { path: "/dashboard", width: 360, name: "Balance" },
  { path: "/purchase-credits", width: 360, name: "Current credits" },
])("stands below the credits of $path at $width px, in a line that is there before", async (at) => {
  const as = await buyerInEuros();
  const lates = [held(), held()] as const;
  const answers = [
    [walletRoutes.credits, lates[0].answer],
    [sessionRoutes.me, lates[1].answer],
  ] as const;
  await openScreen(at.path, { as, width: at.width, answers: [...answers] });
  const place = (await screen.findByText(at.name)).parentElement;
  const line = place?.querySelector(".block.min-h-lh");
  expect(line?.textContent).toBe("");
  lates[0].release();
  await waitFor(() => expect(place?.textContent).toMatch(/100/));
  expect(line?.textContent, "the currency is that of the last purchase, which comes with the user").toBe("");
  lates[1].release();
  await waitFor(() => expect(line?.textContent).toMatch(money));
  expect(place?.querySelector(".block.min-h-lh")).toBe(line);
});

it("comes with the badge in the header, in no other currency before", async () => {
  const as = await buyerInEuros();
  const late = held();
  await openScreen("/about", { as, answers: [[sessionRoutes.me, late.answer]] });
  const main = within(await screen.findByRole("navigation", { name: "Main" }));
  const item = main.getByRole("link", { name: "Purchase Credits" }).closest("li");
  const texts: string[] = [];
  const observer = new MutationObserver(() => texts.push(item?.textContent ?? ""));
  if (item) observer.observe(item, { childList: true, subtree: true, characterData: true });
  late.release();
  await waitFor(() => expect(item?.textContent).toMatch(/^Purchase Credits100 credits \(€9\.\d\d\)$/));
  expect(texts.filter((text) => text.includes("$"))).toEqual([]);
  expect(texts[0], "one change of the bar").toBe(item?.textContent);
  observer.disconnect();
});

it("follows the balance without the user's answer, when that fails", async () => {
  const as = await buyerInEuros();
  const failing = () => Promise.resolve(new Response("", { status: 502 }));
  await openScreen("/purchase-credits", { as, answers: [[sessionRoutes.me, failing]] });
  const place = (await screen.findByText("Current credits")).parentElement;
  await waitFor(() => expect(place?.textContent).toMatch(/100\$10\.00/));
});
