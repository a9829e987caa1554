import type { numberRoutes } from "#contract/operators/numbers.ts";
import type { productRoutes } from "#contract/operators/product.ts";
import type { purchaseSettingsRoutes } from "#contract/operators/purchase-settings.ts";
import type { setupRoutes } from "#contract/operators/setup.ts";
import { firstOffers } from "#domain/numbers/rented/number-offers.ts";
import { confirmRole, listOperators } from "#domain/operators/grants/grant-role.ts";
import { auditNow } from "#domain/operators/product/audit-now.ts";
import { changeBrand, changeBrandPicture, readBrand } from "#domain/operators/product/change-brand.ts";
import { changeLanguages, readLanguages } from "#domain/operators/product/change-languages.ts";
import {
  changePurchaseSettings,
  previewPurchaseSettings,
  readPurchaseSettings,
} from "#domain/operators/product/change-purchase-settings.ts";
import { changeSeller, readSeller, type SellerNow } from "#domain/operators/product/change-seller.ts";
import { type CallingState, resetSpend, switchCalling } from "#domain/operators/product/control-calling.ts";
import { readRecharges } from "#domain/operators/product/read-recharges.ts";
import { readRevenue } from "#domain/operators/product/read-revenue.ts";
import { readSetup } from "#domain/operators/product/read-setup.ts";
import {
  changeNumberOffers,
  listRentedNumbers,
  readNumberOffers,
} from "#domain/operators/product/rented-numbers.ts";
import { readSwitches, turnSwitch } from "#domain/operators/product/switches.ts";
import { testCardWebhook } from "#domain/operators/product/test-card-webhook.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { e6PerPercent } from "#domain/payments/receipts/seller.ts";
import { toWire } from "#domain/wire.ts";
import { type AdminDeps, dateOf, type Handler, onWire } from "./admin-deps.ts";

type Handled =
  | keyof typeof productRoutes
  | keyof typeof purchaseSettingsRoutes
  | keyof typeof numberRoutes
  | keyof typeof setupRoutes;

const atStart = ({ sandboxed }: AdminDeps) => firstOffers(sandboxed.includes("voice"));

export const productHandlers: { [Name in Handled]: Handler<Name> } = {
  read_switches: (deps, request) =>
    onWire(readSwitches(deps, request), (state) => ({
      calling: calling(deps, state.calling),
      ...toWire({ purchases: state.purchases, sign_up: state.signUp }),
    })),
  switch_calling: (deps, request, { on }) =>
    onWire(switchCalling(deps, request, on), (state) => calling(deps, state)),
  reset_spend: (deps, request) => onWire(resetSpend(deps, request), (state) => calling(deps, state)),
  switch_purchases: (deps, request, { on }) => onWire(turnSwitch(deps, request, "purchases", on), toWire),
  switch_sign_up: (deps, request, { on }) => onWire(turnSwitch(deps, request, "sign_up", on), toWire),
  read_brand: (deps, request) => readBrand(deps, request, deps.brandAtStart),
  change_brand: (deps, request, typed) => changeBrand(deps, request, deps.brandAtStart, typed),
  change_brand_picture: (deps, request, change) =>
    changeBrandPicture(deps, request, deps.brandAtStart, change),
  read_languages: (deps, request) => onWire(readLanguages(deps, request, deps.languagesAtStart), toWire),
  change_languages: (deps, request, typed) =>
    onWire(changeLanguages(deps, request, deps.languagesAtStart, typed), toWire),
  read_purchase_settings: (deps, request) =>
    readPurchaseSettings(deps, request, deps.payments.cardLimits.newWallet),
  preview_purchase_settings: (deps, request, texts) =>
    previewPurchaseSettings(deps, request, deps.payments.cardLimits.newWallet, texts),
  change_purchase_settings: (deps, request, texts) =>
    changePurchaseSettings(deps, request, deps.payments.cardLimits.newWallet, texts),
  read_seller: (deps, request) =>
    onWire(readSeller(deps, request, deps.payments.receipts.sellerName), sellerSettings),
  change_seller: (deps, request, { taxPercent, name, address, taxNumber, taxName }) => {
    const taxRate_e6 = taxPercent === null ? null : Math.round(taxPercent * e6PerPercent);
    const changes = { name, address, taxNumber, taxName, taxRate_e6 };
    return onWire(changeSeller(deps, request, deps.payments.receipts.sellerName, changes), sellerSettings);
  },
  confirm_role: (deps, request, { email }) =>
    onWire(confirmRole(deps, request, email), ({ role }) => ({ email, role })),
  list_operators: (deps, request) => onWire(listOperators(deps, request), toWire),
  read_record: (deps, request, { since, ...search }) =>
    onWire(readRecord(deps, request, { ...search, since: dateOf(since) }), (actions) =>
      actions.map(({ actedAt, before, after, ...action }) => ({
        ...action,
        actedAt: actedAt.toISOString(),
        before: before && { ...before },
        after: after && { ...after },
      })),
    ),
  read_revenue: (deps, request, { since, until }) =>
    onWire(
      readRevenue(deps, request, { since: new Date(since), until: new Date(until) }, deps.costBasis()),
      toWire,
    ),
  read_recharges: (deps, request, { since, until }) =>
    onWire(readRecharges(deps, request, { since: new Date(since), until: new Date(until) }), toWire),
  audit_ledger: (deps, request) => onWire(auditNow(deps, request), toWire),
  read_number_offers: (deps, request) => readNumberOffers(deps, request, atStart(deps)),
  change_number_offers: (deps, request, { deck }) => changeNumberOffers(deps, request, atStart(deps), deck),
  list_rented_numbers: (deps, request, { userId }) =>
    onWire(listRentedNumbers(deps, request, userId), ({ numbers, paid_mc }) =>
      toWire({ numbers, monthly_mc: paid_mc }),
    ),
  read_setup: (deps, request, { dkimSelector }) =>
    onWire(readSetup(deps, request, deps.costBasis(), dkimSelector), toWire),
  test_card_webhook: (deps, request) =>
    onWire(testCardWebhook({ ...deps, provider: deps.payments.provider }, request), (arrivedAt) =>
      toWire({ arrivedAt }),
    ),
};

function calling({ callLimits, spendLimits }: AdminDeps, { stop, spend }: CallingState) {
  return {
    offByVariable: !callLimits.calling,
    ...toWire({
      stop: stop ?? null,
      spend,
      limits: { hour_mc: spendLimits.perHour_mc, day_mc: spendLimits.perDay_mc },
    }),
  };
}

function sellerSettings({ taxRate_e6, ...texts }: SellerNow) {
  return { ...texts, taxPercent: taxRate_e6 === null ? null : taxRate_e6 / e6PerPercent };
}
