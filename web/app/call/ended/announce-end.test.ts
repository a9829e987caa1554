import { afterEach, describe, expect, test, vi } from "vitest";
import type { CallReceipt } from "#contract/calls/calls.ts";
import { fallbackRates } from "#contract/money/currencies.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { creditMoney } from "#web/kit/money/credit-money.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { announceEnd, announceLostReceipt, announceReceipt } from "./announce-end.ts";
import type { CallEnding } from "./watch-ends.ts";

const error = vi.spyOn(toast, "error").mockReturnValue("the end");
const info = vi.spyOn(toast, "info").mockReturnValue("the end");
const success = vi.spyOn(toast, "success").mockReturnValue("the end");
afterEach(() => vi.clearAllMocks());

const { inMoney } = creditMoney("EUR", { rates: { ...fallbackRates, EUR: 0.9 }, asOf: "2026-11-25" });

const unanswered: CallEnding = {
  number: e164Schema.parse("+442079460000"),
  providerCallId: null,
  attemptId: null,
  quality: null,
  placed: true,
  answered: false,
  elapsed_s: 0,
  endedBy: "far_end",
  error: null,
  leftPage: false,
};
const answered: CallEnding = { ...unanswered, answered: true, elapsed_s: 61, endedBy: "caller" };
const settled: CallReceipt = {
  status: "settled",
  outcome: "completed",
  credits: 97,
  charged: 3,
  minutes: 3,
  seconds: 121,
  creditsRanOut: false,
};

describe("the end of a call is shown at once", () => {
  test("with the started minutes of a call that was answered", () => {
    announceEnd(answered);
    expect(success).toHaveBeenCalledWith("Call ended (2 minutes)", {});
  });

  test.each([
    ["that its caller gave up", { endedBy: "caller" }],
    ["that is busy, unanswered or refused", { endedBy: "far_end" }],
  ] as const)("with 0 minutes of a call %s", (_which, differs) => {
    announceEnd({ ...unanswered, ...differs });
    expect(info).toHaveBeenCalledWith("Call ended (0 minutes)", {});
    expect(error).not.toHaveBeenCalled();
  });

  test("with 0 minutes beside the reason when the microphone is denied", () => {
    announceEnd({ ...unanswered, endedBy: "failure", error: "No microphone." });
    expect(error).toHaveBeenCalledWith("No microphone.", { description: "Call ended (0 minutes)" });
    expect(info).not.toHaveBeenCalled();
  });

  test("but only the reason of a call that could not be placed", () => {
    announceEnd({ ...unanswered, placed: false, endedBy: "failure", error: "No line." });
    expect(error).toHaveBeenCalledWith("No line.");
    expect(info).not.toHaveBeenCalled();
  });
});

describe("the receipt", () => {
  test("adds the charge beside the reason of a call that was lost", () => {
    announceReceipt({ ...answered, endedBy: "failure", error: "Lost." }, settled, "the end", inMoney);
    const update = { id: "the end", description: "Call ended (3 minutes). Charged 3 credits (€0.27)." };
    expect(error).toHaveBeenCalledWith("Lost.", update);
  });

  test("adds the charge to the same message, with the carrier's minutes", () => {
    announceReceipt(answered, settled, announceEnd(answered), inMoney);
    const update = { id: "the end", description: "Charged 3 credits (€0.27)." };
    expect(success).toHaveBeenLastCalledWith("Call ended (3 minutes)", update);
  });

  test("names the credits that ran out, unless the caller ended the call", () => {
    const ranOut = { ...settled, creditsRanOut: true };
    for (const endedBy of ["far_end", "caller"] as const)
      announceReceipt({ ...answered, endedBy }, ranOut, "the end", inMoney);
    expect(success.mock.calls.map(([, update]) => update?.description)).toEqual([
      "Your credits ran out. Charged 3 credits (€0.27).",
      "Charged 3 credits (€0.27).",
    ]);
  });

  test("keeps the browser's minutes while the carrier has not reported", () => {
    announceReceipt(answered, { ...settled, status: "pending", minutes: 0, charged: 0 }, "the end", inMoney);
    expect(success.mock.lastCall?.[0]).toBe("Call ended (2 minutes)");
  });

  test("alone says the minutes of a call that the page before left", () => {
    const left: CallEnding = { ...answered, elapsed_s: 0, leftPage: true };
    announceReceipt(left, settled, announceEnd(left), inMoney);
    expect(success.mock.calls).toEqual([
      [
        "Call ended (3 minutes)",
        { description: "The page was closed or reloaded during the call. Charged 3 credits (€0.27)." },
      ],
    ]);
  });

  test.each([
    ["was not answered", { ...settled, minutes: 0, charged: 0 }],
    ["was refused", { ...settled, minutes: 0, refusal: { code: "x", message: { key: "No.", values: {} } } }],
  ])("adds nothing for a call that %s", (_which, receipt) => {
    announceReceipt(unanswered, receipt, "the end", inMoney);
    expect(info).not.toHaveBeenCalled();
    expect(success).not.toHaveBeenCalled();
  });
});

describe("a receipt that is lost", () => {
  const unknown = new ApiError("call_not_found", "This call does not exist.", 404);

  test.each(["caller", "failure"] as const)(
    "shows nothing more for an unknown call ended by %s",
    (endedBy) => {
      announceLostReceipt(unknown, { ...unanswered, endedBy });
      expect(error).not.toHaveBeenCalled();
    },
  );

  test("shows that an unknown call failed when the far end ended it", () => {
    announceLostReceipt(unknown, unanswered);
    expect(error).toHaveBeenCalledWith("Failed to make call");
  });

  test("shows that the charge could not be read", () => {
    announceLostReceipt(new Error("offline"), { ...unanswered, endedBy: "caller" });
    expect(error).toHaveBeenCalledWith("Failed to deduct credits for call duration");
  });

  test("leaves the end of the session to speak for itself", () => {
    announceLostReceipt(new ApiError("unauthenticated", "Please log in to continue.", 401), unanswered);
    expect(error).not.toHaveBeenCalled();
    expect(info).not.toHaveBeenCalled();
  });
});
