import { expect, it } from "vitest";
import { addressOf, bodyOf, filtersOf } from "./record-filters.ts";

it.each([
  ["", {}, "", { changesOnly: true }],
  [
    "use-case=freeze_user&since=2026-11-01&all=yes",
    { user: "a@b.co" },
    "use-case=freeze_user&since=2026-11-01&all=yes",
    { email: "a@b.co", useCase: "freeze_user", since: "2026-11-01T00:00:00.000Z" },
  ],
  ["use-case=unknown&since=2026-13-01", null, "", { changesOnly: true }],
  ["since=yesterday&user=a@b.co", "other", "", { changesOnly: true }],
])("reads %s of the address with the state %j", (typed, state, address, body) => {
  const filters = filtersOf(new URLSearchParams(typed), state);
  expect(new URLSearchParams(addressOf(filters)).toString()).toBe(address);
  expect(bodyOf(filters)).toEqual(body);
});
