import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { rentDestination } from "#contract/calls/rented-numbers.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { openDesk } from "#web/testing/desk.tsx";
import { reply } from "#web/testing/server.ts";

it("has a row for the rents of numbers, and for a day with rents alone, so that rows come to the sum", async () => {
  const day = new Date().toISOString().slice(0, 10);
  const rent = { day, destination: rentDestination, country: "GB", calls: 0, answered_s: 0, charged: 18 };
  const answer = reply(operatorRoutes.read_revenue, [{ ...rent, cost: null, margin: null }]);
  await openDesk("revenue", "finance", { answers: [[operatorRoutes.read_revenue, answer]] });
  for (const [table, name] of [
    ["Revenue by day", day],
    ["Revenue by destination", `${rentDestination} (GB)`],
  ] as const) {
    const rows = within(await screen.findByRole("table", { name: table })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      expect.stringMatching(/^Together0.*18/),
      expect.stringMatching(new RegExp(`^${name.replace(/[()]/g, "\\$&")}0.*18`)),
    ]);
  }
});
