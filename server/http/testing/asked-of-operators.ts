import { deckColumns } from "#domain/tariff/decks/deck.ts";
import type { OnWire } from "#server/http/admin/admin-deps.ts";
import { defaultBrand } from "#words/brand.ts";

const { logo: _logo, icon: _icon, ...brandTexts } = defaultBrand;
const purchaseSettings = {
  currencies: "USD",
  usual: "USD",
  fixedRates: "",
  presets: "",
  capPurchasesPerDay: "",
  capUsdPerDay: "",
  capUsdPerWeek: "",
};
const day = "2026-03-01T00:00:00Z";
const deck = `${deckColumns}\n44,United Kingdom,1,60,60,0,no\n`;
const nowhere = "00000000-0000-4000-8000-000000000000";

/** The request of each use-case, about a person of its own, and the status that the right role gets. */
export const asked: Record<OnWire, { body?: object; status: 200 | 400 | 404 }> = {
  read_today: { status: 200 },
  find_user: { body: { wanted: "EMAIL" }, status: 200 },
  show_user: { body: { email: "EMAIL" }, status: 200 },
  read_messages: { body: { email: "EMAIL" }, status: 200 },
  list_messages: { status: 200 },
  show_message: { body: { messageId: nowhere }, status: 404 },
  answer_message: { body: { messageId: nowhere, version: 0, answer: "Yes.", becomes: "done" }, status: 404 },
  assign_message: { body: { messageId: nowhere, version: 0, operator: null }, status: 404 },
  finish_message: { body: { messageId: nowhere, version: 0, becomes: "done" }, status: 404 },
  verify_user: { body: { email: "EMAIL" }, status: 400 },
  resend_verification: { body: { email: "EMAIL" }, status: 400 },
  log_out_user: { body: { email: "EMAIL" }, status: 200 },
  export_user: { body: { email: "EMAIL" }, status: 200 },
  delete_user: { body: { email: "EMAIL", forfeitCredits: 0 }, status: 200 },
  freeze_user: { body: { email: "EMAIL" }, status: 200 },
  unfreeze_user: { body: { email: "EMAIL" }, status: 200 },
  pause_recharge: { body: { email: "EMAIL" }, status: 404 },
  resume_recharge: { body: { email: "EMAIL" }, status: 404 },
  lift_marks: { body: { userId: nowhere }, status: 404 },
  give_credits: { body: { email: "EMAIL", credits: 1.5 }, status: 200 },
  take_credits: { body: { email: "EMAIL", credits: 0.0001 }, status: 400 },
  list_proposals: { status: 200 },
  approve_credits: { body: { id: nowhere }, status: 404 },
  reject_credits: { body: { id: nowhere }, status: 404 },
  show_payment: { body: { payment: nowhere }, status: 404 },
  list_payments: { status: 200 },
  list_all_calls: { status: 200 },
  list_refunds: { status: 200 },
  list_disputes: { status: 200 },
  list_users: { status: 200 },
  sum_calls: { body: { since: day, until: "2026-03-02T00:00:00Z" }, status: 200 },
  sum_payments: { body: { since: day, until: "2026-03-02T00:00:00Z" }, status: 200 },
  export_list: { body: { list: "payments", columns: ["email"] }, status: 200 },
  refund_payment: {
    body: { paymentId: nowhere, amount_minor: 100, seenRefunded_minor: 0, seenUnused_minor: 0 },
    status: 404,
  },
  list_calls: { status: 200 },
  show_call: { body: { call: nowhere }, status: 404 },
  hang_up_call: { body: { call: nowhere }, status: 404 },
  list_tariffs: { status: 200 },
  preview_tariff: { body: { deck, source: "a.csv" }, status: 200 },
  read_margins: { body: { order: "margin", search: "" }, status: 200 },
  export_tariff: { body: { versionId: 999_999 }, status: 404 },
  import_tariff: { body: { deck, source: "a.csv", replaces: null }, status: 200 },
  roll_back_tariff: { body: { versionId: 999_999, replaces: null }, status: 404 },
  read_setup: { body: {}, status: 200 },
  test_card_webhook: { status: 200 },
  read_switches: { status: 200 },
  switch_calling: { body: { on: true }, status: 200 },
  reset_spend: { status: 200 },
  switch_purchases: { body: { on: true }, status: 200 },
  switch_sign_up: { body: { on: true }, status: 200 },
  read_brand: { status: 200 },
  change_brand_picture: { body: { picture: "logo", file: "" }, status: 200 },
  change_brand: { body: { ...brandTexts, name: "Acme" }, status: 200 },
  read_languages: { status: 200 },
  change_languages: { body: { languages: ["en", "de"], defaultLanguage: "en" }, status: 200 },
  read_purchase_settings: { status: 200 },
  preview_purchase_settings: { body: purchaseSettings, status: 200 },
  change_purchase_settings: { body: purchaseSettings, status: 200 },
  read_number_offers: { status: 200 },
  change_number_offers: { body: { deck: "US,local,1.5,0" }, status: 200 },
  list_rented_numbers: { status: 200 },
  read_seller: { status: 200 },
  change_seller: {
    body: { name: "Acme", address: "", taxNumber: "", taxName: "", taxPercent: null },
    status: 200,
  },
  confirm_role: { body: { email: "EMAIL" }, status: 404 },
  list_operators: { status: 200 },
  read_record: { status: 200 },
  read_fraud: { status: 200 },
  read_alarms: { status: 200 },
  see_alarm: { body: { id: nowhere }, status: 404 },
  change_alarm_webhook: { body: { url: "", renewsSecret: false }, status: 200 },
  test_alarm_webhook: { status: 404 },
  change_alarms: { body: { addresses: "ada@example.org", thresholds: {} }, status: 200 },
  read_revenue: { body: { since: day, until: "2026-03-02T00:00:00Z" }, status: 200 },
  read_recharges: { body: { since: day, until: "2026-03-02T00:00:00Z" }, status: 200 },
  audit_ledger: { status: 200 },
};

/** The body of a request about the user of an address, without a reason. */
export function askedAbout(useCase: OnWire, email: string): object {
  return JSON.parse(JSON.stringify(asked[useCase].body ?? {}).replaceAll("EMAIL", email));
}
