import { beforeAll, expect, test } from "vitest";
import { refusals, refuse } from "#contract/refusals.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { priceOfNone } from "./number-price.ts";

beforeAll(loadNumberingPlans);

const notValid = refuse("number_not_valid");

test.each([
  "4",
  "0",
  "00",
  "001",
  "0011",
  "01",
  "011",
  "0114420",
  "01144207946",
  "1202F",
  "1202FLOWER",
  "44207946",
  "*",
  "*67",
  "#31",
  "#31#",
  "442079460000ext",
])("%s may yet become a number", (kept) => {
  expect(priceOfNone(kept, notValid)).toMatchObject({ state: "short" });
});

test.each([
  "02",
  "0010",
  "02079460000",
  "011020794600",
  "1202FLOWERSX",
  "12025O1",
  "1FOX",
  "4420794600001234",
  "99912345678",
  "#31#44207946",
])("%s is refused at once", (kept) => {
  expect(priceOfNone(kept, notValid)).toEqual({
    state: "refused",
    message: refusals.number_not_valid.message,
  });
});

test.each(["", "A", "Zoë Müller", "عمر"])(
  "%j is no attempt at a number: words search the contacts",
  (kept) => {
    expect(priceOfNone(kept, notValid)).toEqual({ state: "none" });
  },
);

test("text that is not read yet has no price yet; of a satellite phone it is refused as what it is", () => {
  expect(priceOfNone("442079460000", undefined)).toEqual({ state: "looking" });
  expect(priceOfNone("8835100012345", refuse("satellite_number_not_served"))).toEqual({
    state: "refused",
    message: refusals.satellite_number_not_served.message,
  });
});
