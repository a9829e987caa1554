import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { rows } from "#testing/screens/operators.ts";
import { buyTenDollars, untilNotified } from "#testing/screens/payments.ts";
import { signedInUser } from "#testing/screens/seed.ts";
import { act, openDesk, partText, rowWith } from "#web/testing/desk.tsx";
import { obstacles } from "#web/testing/screen.tsx";
import { reply } from "#web/testing/server.ts";

const main = () => within(screen.getByRole("main"));

/** A user with a purchase by card. */
async function buyer() {
  const ada = await signedInUser();
  await untilNotified(await buyTenDollars(ada));
  return ada;
}

it("lists payments with their cards, and keeps the filters and columns in the address", async () => {
  const ada = await buyer();
  const { user, router } = await openDesk(`payments?user=${ada.user.id}`, "support");
  const row = await rowWith(ada.user.email);
  expect(row.text).toContain("$10.00");
  expect(row.text).toMatch(/visa •••• \d{4}/i);
  expect(screen.queryByRole("region", { name: "Sums of the period" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
  await user.selectOptions(screen.getByLabelText("State", { selector: "select" }), "failed");
  await user.click(screen.getByText("Columns"));
  await user.click(screen.getByLabelText("Country", { selector: "[type=checkbox]" }));
  await user.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByText("Nothing matches.");
  const { searchParams } = new URL(router.state.location.search, "http://desk");
  expect(searchParams.get("state")).toBe("failed");
  expect(searchParams.get("columns")).toBe("created,user,amount,card,state,failure,payment");
  await user.click(screen.getByText("Of one user: show all"));
  await waitFor(() => expect(router.state.location.search).not.toContain("user="));
});

it("shows one currency with the other behind it, and sums a period up when it is asked to", async () => {
  const ada = await buyer();
  await rows("UPDATE payment SET currency = 'EUR', charge_minor = 923 WHERE user_id = $1", [ada.user.id]);
  const { user, server } = await openDesk(`payments?user=${ada.user.id}`, "finance");
  await rowWith("€9.23");
  expect(screen.getByTitle("$10.00").textContent).toBe("€9.23");
  await user.selectOptions(screen.getByLabelText("Amounts in"), "usd");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect((await screen.findByTitle("€9.23")).textContent).toBe("$10.00");
  expect(await partText("Sums of the period")).toContain("Choose both days");
  await user.click(main().getByRole("link", { name: "Last 7 days" }));
  await user.click(await screen.findByRole("button", { name: "Sum up" }));
  const sums = await rowWith("€9.23");
  expect(sums.text).toContain("$10.00");
  expect(server.sent(operatorRoutes.sum_payments)).toHaveLength(1);
  expect(await obstacles()).toEqual([]);
});

it("asks for the currency of an amount", async () => {
  const { user } = await openDesk("payments", "support");
  await user.type(await screen.findByLabelText("Amount from"), "10");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByText("Please choose the currency of the amounts.");
});

const next = "2026-01-01T00:00:00.000000Z~1b4e28ba-2fa1-4d2b-883f-0016d3cca427";

it("reads older rows behind a page that has none", async () => {
  const { user, server } = await openDesk("payments", "support", {
    answers: [[operatorRoutes.list_payments, reply(operatorRoutes.list_payments, { rows: [], next })]],
  });
  await screen.findByText("None among the newest. Older ones may match.");
  await user.click(screen.getByRole("button", { name: "Show older" }));
  await waitFor(() => expect(server.sent(operatorRoutes.list_payments)).toHaveLength(2));
});

it("saves what is shown as a file, for a reason", async () => {
  const ada = await buyer();
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const { user } = await openDesk(`payments?user=${ada.user.id}&columns=user,amount`, "finance");
  await rowWith(ada.user.email);
  await act(user, "Download CSV", { submit: "Download" });
  await screen.findByText("The file is saved.");
  const [file] = made.mock.calls[0] ?? [];
  expect(await (file as Blob).text()).toBe(
    `\uFEFFemail,charge_minor,currency\r\n${ada.user.email},10.00,USD\r\n`,
  );
  made.mockRestore();
});
