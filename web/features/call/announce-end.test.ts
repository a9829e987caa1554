import { afterEach, expect, test, vi } from "vitest";
import { e164Schema } from "#contract/phone-number.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import { toast } from "#web/ui/toast.ts";
import { announceLostReceipt } from "./announce-end.ts";

const error = vi.spyOn(toast, "error");
const info = vi.spyOn(toast, "info");
afterEach(() => vi.clearAllMocks());

const call: CallSummary = {
  ...{
    number: e164Schema.parse("+442079460000"),
    providerCallId: null,
    startedAgo_s: 1,
    answered: false,
    elapsed_s: 0,
  },
  ...{ endedBy: "far_end", error: null, quality: null },
};
const unknown = new ApiError("call_not_found", "This call does not exist.", 404);

test("shows no failure for a call that its caller gave up before it was placed", () => {
  announceLostReceipt(unknown, { ...call, endedBy: "caller" });
  expect(info).toHaveBeenCalledWith("Call ended (0 minutes)");
  expect(error).not.toHaveBeenCalled();
});

test("shows why a call could not be placed", () => {
  announceLostReceipt(unknown, { ...call, endedBy: "failure", error: "No line." });
  expect(error).toHaveBeenCalledWith("No line.");
});

test("shows that the charge could not be read", () => {
  announceLostReceipt(new Error("offline"), { ...call, endedBy: "caller" });
  expect(error).toHaveBeenCalledWith("Failed to deduct credits for call duration");
});

test("leaves the end of the session to speak for itself", () => {
  announceLostReceipt(new ApiError("unauthenticated", "Please log in to continue.", 401), call);
  expect(error).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});
