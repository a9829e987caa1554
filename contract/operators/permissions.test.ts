import { expect, test } from "vitest";
import {
  type ActingRole,
  mayActOn,
  mayRun,
  needsReason,
  needsStepUp,
  permissions,
  roles,
  subjectOf,
  type UseCase,
} from "./permissions.ts";

/**
 * The letters of who may run it: support, finance, owner, system. Its subject: a person (@), a sign-up (~), the product (-).
 * A star: a reason is needed. A plus: so is a second factor that was proved within ten minutes.
 */
const truth: Record<UseCase, string> = {
  grant_role: "...y@*+",
  revoke_role: "...y@*+",
  confirm_role: "..oy@*+",
  list_operators: "..oy- ",
  read_record: ".foy- ",
  read_today: "sfoy- ",
  find_user: "sfoy@ ",
  show_user: "sfoy@ ",
  read_messages: "s.oy@*",
  list_messages: "s.oy- ",
  show_message: "s.oy@ ",
  answer_message: "s.oy@ ",
  assign_message: "s.oy@ ",
  finish_message: "s.oy@ ",
  verify_user: "..oy~*+",
  resend_verification: "s.oy~*",
  log_out_user: "s.oy@*",
  export_user: "s.oy@*+",
  delete_user: "..oy@*+",
  freeze_user: "s.oy@*",
  unfreeze_user: "s.oy@*+",
  lift_marks: "s.oy@*+",
  pause_recharge: "s.oy@*",
  resume_recharge: "s.oy@*+",
  give_credits: ".foy@*+",
  take_credits: ".foy@*+",
  list_proposals: ".foy- ",
  approve_credits: ".foy@*+",
  reject_credits: ".foy@*+",
  show_payment: "sfoy@ ",
  list_payments: "sfoy- ",
  list_all_calls: "sfoy- ",
  list_refunds: "sfoy- ",
  list_disputes: "sfoy- ",
  list_users: "sfoy- ",
  sum_calls: ".foy- ",
  sum_payments: ".foy- ",
  export_list: ".foy-*+",
  refund_payment: ".foy@*+",
  list_calls: "sfoy- ",
  show_call: "sfoy@ ",
  hang_up_call: "s.oy@*",
  read_setup: "..oy- ",
  test_card_webhook: "..oy- ",
  read_switches: "sfoy- ",
  list_tariffs: "sfoy- ",
  preview_tariff: ".foy- ",
  read_margins: ".foy- ",
  export_tariff: ".foy- +",
  import_tariff: "..oy-*+",
  roll_back_tariff: "..oy-*+",
  audit_ledger: ".foy- ",
  read_fraud: "sfoy- ",
  read_alarms: "sfoy- ",
  see_alarm: "sfoy- ",
  change_alarms: "..oy-*+",
  change_alarm_webhook: "..oy-*+",
  test_alarm_webhook: "..oy- ",
  read_revenue: ".foy- ",
  read_recharges: ".foy- ",
  read_brand: "sfoy- ",
  change_brand: "..oy-*+",
  change_brand_picture: "..oy-*+",
  read_languages: "sfoy- ",
  change_languages: "..oy-*+",
  read_purchase_settings: "sfoy- ",
  preview_purchase_settings: "..oy- ",
  change_purchase_settings: "..oy-*+",
  read_number_offers: "sfoy- ",
  change_number_offers: "..oy-*+",
  list_rented_numbers: "sfoy- ",
  read_seller: "sfoy- ",
  change_seller: "..oy-*+",
  switch_calling: "..oy-*+",
  switch_purchases: "..oy-*+",
  switch_sign_up: "..oy-*+",
  reset_spend: "..oy-*+",
};
const letters: [ActingRole, string][] = [
  ["support", "s"],
  ["finance", "f"],
  ["owner", "o"],
  ["system", "y"],
];

test("every use-case is open to exactly these roles, and asks for a reason where it must", () => {
  const useCases = Object.keys(permissions) as UseCase[];
  const table = useCases.map((useCase) => [
    useCase,
    letters.map(([role, letter]) => (mayRun(role, useCase) ? letter : ".")).join("") +
      { person: "@", sign_up: "~", product: "-" }[subjectOf(useCase)] +
      (needsReason(useCase) ? "*" : " ") +
      (needsStepUp(useCase) ? "+" : ""),
  ]);
  expect(Object.fromEntries(table)).toEqual(truth);
});

test("each role acts on operators of exactly these roles", () => {
  const table = letters.map(([role]) => [role, roles.filter((other) => mayActOn(role, other)).join(" ")]);
  expect(Object.fromEntries(table)).toEqual({
    support: "",
    finance: "support",
    owner: "support finance owner",
    system: "support finance owner",
  });
});
