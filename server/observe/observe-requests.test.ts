import { expect, test } from "vitest";
import { readTraceparent } from "./observe-requests.ts";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

test.each([`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-00`, `cc-${traceId}-${spanId}-01-more`])(
  "%s names a span",
  (header) => {
    expect(readTraceparent(header)).toEqual({ traceId, spanId });
  },
);

test.each([
  undefined,
  "",
  `ff-${traceId}-${spanId}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${"0".repeat(32)}-${spanId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01\n`,
])("%j names none", (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});
