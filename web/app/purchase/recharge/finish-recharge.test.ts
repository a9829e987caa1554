import { beforeEach, expect, test, vi } from "vitest";
import { paymentRoutes } from "#contract/money/payments.ts";
import { rechargeRoutes } from "#contract/money/recharge.ts";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { finishRecharge } from "./finish-recharge.ts";

const noStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
const open = {
  clientSecret: "pi_1_secret_2",
  paymentMethod: "pm_1",
  amount: 20,
  currency: "USD",
  credits: 200,
};
const confirmPayment = vi.fn();
let credited: string[];
let agreed: unknown[];

function finish() {
  const api = createApi(createSession(noStore), async (input, init) => {
    if (String(input) === rechargeRoutes.finish.path) {
      agreed.push(JSON.parse(String(init?.body)));
      return Response.json(open);
    }
    credited.push(String(input));
    return Response.json({ added: 200, credits: 299 });
  });
  return finishRecharge(api, {
    stripe: { confirmPayment },
    paymentId,
    returnUrl: "https://farline.test/dashboard",
  });
}

beforeEach(() => {
  credited = [];
  agreed = [];
  confirmPayment.mockReset();
});

test("confirms the payment with its own card, sets it up for later by the person's yes, and has it credited", async () => {
  confirmPayment.mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  await finish();
  expect(confirmPayment).toHaveBeenCalledWith({
    clientSecret: "pi_1_secret_2",
    confirmParams: {
      return_url: "https://farline.test/dashboard",
      payment_method: "pm_1",
      setup_future_usage: "off_session",
      mandate_data: { customer_acceptance: { type: "online", online: { infer_from_client: true } } },
    },
    redirect: "if_required",
  });
  expect(agreed).toEqual([{ paymentId, consent: { version: 1, language: "en" } }]);
  expect(credited).toEqual([paymentRoutes.addCredits.path]);
});

test("a payment that an earlier try has paid is credited", async () => {
  const error = { type: "invalid_request_error", payment_intent: { status: "succeeded" } };
  confirmPayment.mockResolvedValue({ error });
  await finish();
  expect(credited).toEqual([paymentRoutes.addCredits.path]);
});

test.each([
  [
    {
      error: {
        type: "card_error",
        code: "card_declined",
        decline_code: "insufficient_funds",
        message: "No.",
      },
    },
    /^No\. /,
  ],
  [
    {
      error: {
        code: "payment_intent_authentication_failure",
        payment_intent: { status: "requires_payment_method" },
      },
    },
    "Your bank did not confirm the payment.",
  ],
  [
    { error: { type: "invalid_request_error", payment_intent: { status: "canceled" } } },
    "This payment can no longer be finished. Nothing was charged.",
  ],
  [{ paymentIntent: { status: "processing" } }, "processing"],
])("%j is said in words, and credits nothing", async (answer, sentence) => {
  confirmPayment.mockResolvedValue(answer);
  await expect(finish()).rejects.toThrow(sentence);
  expect(credited).toEqual([]);
});

test("a failure of the provider's script is said in words", async () => {
  confirmPayment.mockRejectedValue(new TypeError("x is undefined"));
  await expect(finish()).rejects.toThrow("An unexpected error occurred.");
});
