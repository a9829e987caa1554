import { expect, test } from "vitest";
import { digitsOfLink } from "./dial-link.ts";

test.each([
  ["tel:+44-20-7946-0000", "442079460000"],
  ["web+tel:+442079460000", "442079460000"],
  ["WEB+TEL:%2B44(20)7946%2D0000;ext=12", "442079460000"],
  ["+44 20 7946 0000", "442079460000"],
  ["tel:112", "112"],
  ["tel:7946;phone-context=+4420", null],
  ["tel:FLOWERS", null],
  ["javascript:alert(1)", null],
  ["", null],
  [`tel:${"1".repeat(500)}`, null],
])("%s becomes %s", (link, digits) => {
  expect(digitsOfLink(link)).toBe(digits);
});
