import { expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { priceOfNone } from "./number-price.ts";

test.each(["4", "0", "00", "001", "0011", "01", "011", "0114420", "01144207946", "1202F", "1202FLOWER"])(
  "%s may yet become a number",
  (kept) => {
    expect(priceOfNone(kept)).toEqual({ state: "short" });
  },
);

test.each([
  "02",
  "0010",
  "02079460000",
  "011020794600",
  "1202FLOWERSX",
  "12025O1",
  "1FOX",
  "4420794600001234",
  "#31",
])("%s is refused at once", (kept) => {
  expect(priceOfNone(kept)).toEqual({ state: "refused", message: refusals.number_not_valid.message });
});

test.each(["", "A", "Zoë Müller", "عمر"])(
  "%j is no attempt at a number: words search the contacts",
  (kept) => {
    expect(priceOfNone(kept)).toEqual({ state: "none" });
  },
);
