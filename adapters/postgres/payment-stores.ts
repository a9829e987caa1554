import type { PaymentStores } from "#domain/payments/payment-store.ts";
import type { Client } from "./database.ts";
import { exchangeRateStore } from "./exchange-rate-store.ts";
import { ledgerStore } from "./ledger-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { paymentStore } from "./payment-store.ts";
import { quoteStore } from "./quote-store.ts";
import { receiptStore } from "./receipt-store.ts";

/** What one unit of work on payments touches, on one connection. */
export function paymentStores(client: Client): PaymentStores {
  return {
    payments: paymentStore(client),
    quotes: quoteStore(client),
    rates: exchangeRateStore(client),
    ledger: ledgerStore(client),
    receipts: receiptStore(client),
    outbox: outboxStore(client),
  };
}
