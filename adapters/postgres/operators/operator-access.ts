import type { Database } from "#adapters/postgres/connection/database.ts";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { inboxStore } from "#adapters/postgres/inbox-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { relatedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { numberOfferStore } from "#adapters/postgres/numbers/number-offer-store.ts";
import { cardStore } from "#adapters/postgres/payments/card-store.ts";
import { paymentStore } from "#adapters/postgres/payments/payment-store.ts";
import { rechargeStore } from "#adapters/postgres/payments/recharge-store.ts";
import { refundStore } from "#adapters/postgres/payments/refund-store.ts";
import { sellerStore } from "#adapters/postgres/payments/seller-store.ts";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { type Access, type AccessDeps, accessTo } from "#adapters/postgres/users/user-stores.ts";
import type { OperatorStores } from "#domain/operators/operator-deps.ts";
import type { OpenidStores } from "#domain/users/openid/deps.ts";
import { alarmStore } from "./alarm-store.ts";
import { alarmWebhookStore } from "./alarm-webhook-store.ts";
import { brandStore } from "./brand-store.ts";
import { dayLookup } from "./day-lookup.ts";
import { fraudLookup } from "./fraud-lookup.ts";
import { languageOfferStore } from "./language-offer-store.ts";
import { listLookup } from "./list-lookup.ts";
import { operatorControls } from "./operator-controls.ts";
import { operatorGrantStore } from "./operator-grant-store.ts";
import { operatorLookup } from "./operator-lookup.ts";
import { operatorRecordStore } from "./operator-record-store.ts";
import { proofStore } from "./proof-store.ts";
import { proposalStore } from "./proposal-store.ts";
import { rechargeLookup } from "./recharge-lookup.ts";
import { rentedLookup } from "./rented-lookup.ts";
import { switchStore } from "./switch-store.ts";

export function operatorAccess(database: Database, deps: AccessDeps): Access<OperatorStores & OpenidStores> {
  return accessTo(database, deps, (client, users) => ({
    ...users,
    ledger: ledgerStore(client),
    grants: operatorGrantStore(client, deps.cipher),
    record: operatorRecordStore(client),
    controls: operatorControls(client),
    lookup: operatorLookup(client),
    proposals: proposalStore(client),
    payments: paymentStore(client),
    refunds: refundStore(client),
    related: relatedWallets(client),
    cards: cardStore(client),
    recharge: rechargeStore(client),
    rates: exchangeRateStore(client),
    switches: switchStore(client),
    brands: brandStore(client),
    languageOffers: languageOfferStore(client),
    sellers: sellerStore(client),
    proofs: proofStore(client),
    decks: tariffStore(client),
    fraud: fraudLookup(client),
    days: dayLookup(client),
    lists: listLookup(client),
    inbox: inboxStore(client),
    alarms: alarmStore(client),
    alarmWebhook: alarmWebhookStore(client, deps.cipher),
    recharges: rechargeLookup(client),
    numberOffers: numberOfferStore(client),
    rentedNumbers: rentedLookup(client),
  }));
}
