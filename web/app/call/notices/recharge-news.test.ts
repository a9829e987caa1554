import { expect, test, vi } from "vitest";

vi.mock("#web/kit/events/browser-events.ts", () => ({
  serverEvents: {
    on(_type: string, listener: () => void) {
      extend = listener;
    },
  },
}));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock("#web/kit/notices/toast.ts", () => ({ toast: toasts }));

let extend = (): void => undefined;
const { rechargeNews, takeRecharge, currentNews } = await import("./recharge-news.ts");

const recharged = { type: "recharged", credits: 200 } as const;
const failed = {
  type: "recharge_failed",
  because: "authentication",
  decline: null,
  paymentId: "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978",
} as const;
const told = (event: typeof recharged | typeof failed, after_s: number, call = "CA1") =>
  currentNews({ providerCallId: "CA1", event, at_ms: 1_000 }, call, 1_000 + after_s * 1_000);
const phone = (phase: "in_progress" | "idle") =>
  ({ snapshot: () => ({ phase, providerCallId: "CA1" }) }) as unknown as Parameters<typeof takeRecharge>[1];

test("a call says for half a minute what was bought, and of no other call", () => {
  const sentence = "Recharged: 200 credits, your call goes on";
  expect(told(recharged, 0)).toMatchObject({ recharged: sentence });
  expect(told(recharged, 29).recharged).toBe(sentence);
  expect(told(recharged, 31).recharged).toBeUndefined();
  expect(told(recharged, 0, "CA2")).toEqual({});
});

test("the extension by the same credits is covered for longer than the line is shown", () => {
  expect(told(recharged, 31).coversExtension).toBe(true);
  expect(told(recharged, 41)).toEqual({});
});

test("a failure is told for as long as it stands, and until other credits extend the call", () => {
  expect(told(failed, 600)).toEqual({ failure: failed });
  takeRecharge(failed, phone("in_progress"), vi.fn());
  expect(rechargeNews.snapshot()).toMatchObject({ event: failed, providerCallId: "CA1" });
  extend();
  expect(rechargeNews.snapshot()).toBeNull();
  takeRecharge(recharged, phone("in_progress"), vi.fn());
  extend();
  expect(rechargeNews.snapshot()).toMatchObject({ event: recharged });
  expect(toasts.success).not.toHaveBeenCalled();
});

test("a page without a call says it in a toast, which leads to the payment", () => {
  const go = vi.fn();
  takeRecharge(recharged, phone("idle"), go);
  expect(toasts.success).toHaveBeenCalledWith("Recharged: 200 credits", { id: "recharge" });
  takeRecharge(failed, phone("idle"), go);
  toasts.error.mock.calls[0]?.[1].action.onClick();
  expect(go).toHaveBeenCalledWith(`/recharge-finish?payment=${failed.paymentId}`);
});
