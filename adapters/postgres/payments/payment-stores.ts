import type { Client } from "#adapters/postgres/connection/database.ts";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { markStore } from "#adapters/postgres/marks/mark-store.ts";
import { relatedWallets } from "#adapters/postgres/marks/related-wallets.ts";
import { proofStore } from "#adapters/postgres/operators/proof-store.ts";
import { switchStore } from "#adapters/postgres/operators/switch-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { PaymentStores, QuoteStore, StoredQuote } from "#domain/payments/payment-store.ts";
import { cardStore } from "./card-store.ts";
import { paymentStore } from "./payment-store.ts";
import { receiptStore } from "./receipt-store.ts";
import { rechargeStore } from "./recharge-store.ts";
import { refundStore } from "./refund-store.ts";

export function paymentStores(client: Client, cipher: DataCipher): PaymentStores {
  return {
    payments: paymentStore(client),
    quotes: quoteStore(client),
    rates: exchangeRateStore(client),
    ledger: ledgerStore(client),
    receipts: receiptStore(client),
    switches: switchStore(client),
    refunds: refundStore(client),
    marks: markStore(client, cipher),
    related: relatedWallets(client),
    cards: cardStore(client),
    recharge: rechargeStore(client),
    outbox: outboxStore(client, cipher),
    proofs: proofStore(client),
  };
}

const columns = columnsOf<StoredQuote>()(
  "wallet_id, id, currency, charge_minor, value_cents, credits_mc, per_usd_e6, expires_at",
);

function quoteStore(client: Client): QuoteStore {
  return {
    add: (quote) =>
      run(client, "quote.add")`INSERT INTO quote (${columns}) VALUES (${columns.values(quote)})`,

    find: (walletId, id) =>
      one<StoredQuote>(client, "quote.find", {
        charge_minor: "always",
        value_cents: "always",
        credits_mc: "always",
      })`
        SELECT ${columns} FROM quote WHERE wallet_id = ${walletId} AND id = ${id}`,
  };
}
