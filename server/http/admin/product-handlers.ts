import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { productRoutes } from "#contract/operators/product.ts";
import type { purchaseSettingsRoutes } from "#contract/operators/purchase-settings.ts";
import { confirmRole, listOperators } from "#domain/operators/grants/grant-role.ts";
import { auditNow } from "#domain/operators/product/audit-now.ts";
import { changeBrand, changeBrandPicture, readBrand } from "#domain/operators/product/change-brand.ts";
import {
  changeLanguages,
  type LanguagesNow,
  readLanguages,
} from "#domain/operators/product/change-languages.ts";
import {
  changePurchaseSettings,
  previewPurchaseSettings,
  readPurchaseSettings,
} from "#domain/operators/product/change-purchase-settings.ts";
import { changeSeller, readSeller, type SellerNow } from "#domain/operators/product/change-seller.ts";
import { type CallingState, resetSpend, switchCalling } from "#domain/operators/product/control-calling.ts";
import { readRecharges } from "#domain/operators/product/read-recharges.ts";
import { readRevenue } from "#domain/operators/product/read-revenue.ts";
import type { SoldCredits } from "#domain/operators/product/recharge-lookup.ts";
import { readSwitches, type SwitchState, turnSwitch } from "#domain/operators/product/switches.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { e6PerPercent } from "#domain/payments/receipts/seller.ts";
import { type AdminDeps, dateOf, type Handler, moment, onWire } from "./admin-deps.ts";

type Handled = keyof typeof productRoutes | keyof typeof purchaseSettingsRoutes;

export const productHandlers: { [Name in Handled]: Handler<Name> } = {
  read_switches: (deps, request) =>
    onWire(readSwitches(deps, request), (state) => ({
      calling: calling(deps, state.calling),
      purchases: switched(state.purchases),
      sign_up: switched(state.signUp),
    })),
  switch_calling: (deps, request, { on }) =>
    onWire(switchCalling(deps, request, on), (state) => calling(deps, state)),
  reset_spend: (deps, request) => onWire(resetSpend(deps, request), (state) => calling(deps, state)),
  switch_purchases: (deps, request, { on }) => onWire(turnSwitch(deps, request, "purchases", on), switched),
  switch_sign_up: (deps, request, { on }) => onWire(turnSwitch(deps, request, "sign_up", on), switched),
  read_brand: (deps, request) => readBrand(deps, request, deps.brandAtStart),
  change_brand: (deps, request, typed) => changeBrand(deps, request, deps.brandAtStart, typed),
  change_brand_picture: (deps, request, change) =>
    changeBrandPicture(deps, request, deps.brandAtStart, change),
  read_languages: (deps, request) =>
    onWire(readLanguages(deps, request, deps.languagesAtStart), languageSettings),
  change_languages: (deps, request, typed) =>
    onWire(changeLanguages(deps, request, deps.languagesAtStart, typed), languageSettings),
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
  list_operators: (deps, request) =>
    onWire(listOperators(deps, request), (grants) =>
      grants.map(({ email, role, grantedBy, grantedAt, expiresAt, suspendedAt, actRefusal }) => ({
        email,
        role,
        grantedBy,
        grantedAt: moment(grantedAt),
        expiresAt: moment(expiresAt),
        suspendedAt: moment(suspendedAt),
        actRefusal,
      })),
    ),
  read_record: (deps, request, { since, ...search }) =>
    onWire(readRecord(deps, request, { ...search, since: dateOf(since) }), (actions) =>
      actions.map(({ actedAt, before, after, ...action }) => ({
        ...action,
        actedAt: moment(actedAt),
        before: before && { ...before },
        after: after && { ...after },
      })),
    ),
  read_revenue: (deps, request, { since, until }) =>
    onWire(
      readRevenue(deps, request, { since: new Date(since), until: new Date(until) }, deps.costBasis()),
      (rows) =>
        rows.map(({ charged_mc, cost_mc, margin_mc, ...row }) => ({
          ...row,
          charged: credits(charged_mc),
          cost: cost_mc === null ? null : credits(cost_mc),
          margin: margin_mc === null ? null : credits(margin_mc),
        })),
    ),
  read_recharges: (deps, request, { since, until }) =>
    onWire(
      readRecharges(deps, request, { since: new Date(since), until: new Date(until) }),
      ({ sales, back_mc, disputed_mc, recharges, stops }) => ({
        sales: sold(sales),
        back: credits(back_mc),
        disputed: credits(disputed_mc),
        recharges: sold(recharges),
        stops,
      }),
    ),
  audit_ledger: (deps, request) =>
    onWire(auditNow(deps, request), ({ auditedAt, findings }) => ({
      auditedAt: moment(auditedAt),
      findings: findings.map(({ walletId, invariant, expected_mc, actual_mc }) => ({
        walletId,
        invariant,
        expected: credits(expected_mc),
        actual: credits(actual_mc),
      })),
    })),
};

function sold({ purchases, sold_mc }: SoldCredits) {
  return { purchases, credits: credits(sold_mc) };
}

function calling(
  { callLimits, spendLimits }: AdminDeps,
  { stop, spend: { hour_mc, day_mc, checkedAt } }: CallingState,
) {
  return {
    offByVariable: !callLimits.calling,
    stop: stop ? { since: moment(stop.since), reason: stop.reason } : null,
    spend: { hour: credits(hour_mc), day: credits(day_mc), checkedAt: moment(checkedAt) },
    limits: { hour: credits(spendLimits.perHour_mc), day: credits(spendLimits.perDay_mc) },
  };
}

function sellerSettings({ taxRate_e6, ...texts }: SellerNow) {
  return { ...texts, taxPercent: taxRate_e6 === null ? null : taxRate_e6 / e6PerPercent };
}

function switched({ offSince }: SwitchState) {
  return { offSince: moment(offSince) };
}

function languageSettings({ languages, ...settings }: LanguagesNow) {
  return { ...settings, languages: [...languages] };
}
