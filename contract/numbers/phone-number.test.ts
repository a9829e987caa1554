import { describe, expect, test } from "vitest";
import { e164Schema } from "./phone-number.ts";

describe("E.164", () => {
  test.each(["+442079460000", "+12", "+999", "+123456789012345"])("accepts %j", (text) => {
    expect(e164Schema.parse(text)).toBe(text);
  });

  test.each([
    "442079460000",
    "+44 2079460000",
    "+0442079460000",
    "+1",
    "+1234567890123456",
    "+44207946xxxx",
    "+442079460000\n",
    null,
  ])("rejects %j", (text) => {
    expect(e164Schema.safeParse(text).success).toBe(false);
  });
});
