import { expect, test } from "vitest";
import { textOfLink } from "./dial-link.ts";

test.each([
  ["tel:+44-20-7946-0000", "+44-20-7946-0000"],
  ["web+tel:+442079460000", "+442079460000"],
  ["WEB+TEL:%2B44(20)7946%2D0000;ext=12", "+44(20)7946-0000,12"],
  ["tel:+16465588656,,812%23", "+16465588656,,812#"],
  ["tel:%2A67%2012127365000", "*67 12127365000"],
  ["+44 20 7946 0000", "+44 20 7946 0000"],
  ["tel:0301234567", "0301234567"],
  ["tel:112", "112"],
  ["tel:7946;phone-context=+4420", null],
  ["tel:FLOWERS", null],
  ["javascript:alert(1)", null],
  ["", null],
  [`tel:${"1".repeat(500)}`, null],
])("%s becomes %s", (link, text) => {
  expect(textOfLink(link)).toBe(text);
});
