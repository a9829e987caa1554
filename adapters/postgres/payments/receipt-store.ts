import type { Client } from "#adapters/postgres/connection/database.ts";
import { ofMember, refundStatus } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { VisibleWallet } from "#domain/ledger/viewer.ts";
import type { MoneyReturn, Receipt, ReceiptStore } from "#domain/payments/receipts/receipt-store.ts";

/** The columns of a receipt: those of table `receipt` are null for a purchase that has no row there. */
interface ReceiptRow {
  walletId: string;
  paymentId: string;
  paidAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  language: Receipt["buyer"]["language"];
  currency: Receipt["currency"];
  charge_minor: number;
  refunded_minor: number;
  credits_mc: number;
  byRule: boolean;
  perUsd_e6: number | null;
  sellerName: string | null;
  sellerAddress: string;
  sellerTaxNumber: string;
  taxName: string;
  taxRate_e6: number | null;
  billingCompany: string | null;
  billingAddress: string | null;
  billingTaxNumber: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardWallet: string | null;
}

const columns =
  columnsOf<ReceiptRow>()(`p.wallet_id, p.id AS payment_id, t.created_at AS paid_at, u.first_name, u.last_name,
  u.email, u.language, p.currency, p.charge_minor, p.refunded_minor, p.credits_mc, p.initiator = 'rule' AS by_rule, p.per_usd_e6,
  r.seller_name, r.seller_address, r.seller_tax_number, r.tax_name, r.tax_rate_e6,
  r.billing_company, r.billing_address, r.billing_tax_number, r.card_brand, r.card_last4, r.card_wallet`);

/** Amounts, dates and refunds are read from the payment and its transfers; what must not change later has a row of its own. */
export function receiptStore(client: Client): ReceiptStore {
  return {
    issue: ({ walletId, id, userId }, { card, sellerName }) =>
      run(client, "receipt.issue")`
        INSERT INTO receipt (wallet_id, payment_id, seller_name, seller_address, seller_tax_number, tax_name, tax_rate_e6,
                             billing_company, billing_address, billing_tax_number, card_brand, card_last4, card_wallet)
        SELECT ${walletId}, ${id}, coalesce(seller.name, ${sellerName}), coalesce(seller.address, ''),
               coalesce(seller.tax_number, ''), coalesce(seller.tax_name, ''), seller.tax_rate_e6,
               coalesce(billing_company, ''), coalesce(billing_address, ''), coalesce(billing_tax_number, ''),
               CASE WHEN users.id IS NOT NULL THEN ${card?.brand ?? null}::text END,
               CASE WHEN users.id IS NOT NULL THEN ${card?.last4 ?? null}::text END,
               CASE WHEN users.id IS NOT NULL THEN ${card?.wallet ?? null}::text END
          FROM (VALUES (true)) AS always
          LEFT JOIN seller ON true
          LEFT JOIN users ON users.id = ${userId} AND deleted_at IS NULL
        ON CONFLICT (wallet_id, payment_id) DO NOTHING`,

    async find(visible, id) {
      const wallet = sql.parameter(visible.walletId);
      const isVisible = ofMember(sql.fragment`p.user_id`, sql.parameter(visible.moneyOf));
      const payment = sql.parameter(id);
      const returns = await returnsOf(client, visible, id);
      const row = await one<ReceiptRow>(client, "receipt.find", {
        charge_minor: "always",
        refunded_minor: "always",
        credits_mc: "always",
      })`
        SELECT ${columns}
          FROM payment p
          JOIN transfer t ON t.wallet_id = ${wallet} AND t.ref = ${`payment:${id}:1`}
          JOIN users u ON u.id = p.user_id
          LEFT JOIN receipt r ON r.wallet_id = ${wallet} AND r.payment_id = p.id
         WHERE p.wallet_id = ${wallet} AND p.id = ${payment} AND ${isVisible}`;
      return row && { ...receiptOf(row), returns };
    },
  };
}

function receiptOf(row: ReceiptRow): Omit<Receipt, "returns"> {
  const { walletId, paymentId, paidAt, currency, charge_minor, refunded_minor, credits_mc, perUsd_e6 } = row;
  const { firstName, lastName, email, language, sellerName, taxName, taxRate_e6, cardBrand, cardLast4 } = row;
  return {
    walletId,
    paymentId,
    paidAt,
    buyer: {
      firstName,
      lastName,
      email,
      language,
      company: row.billingCompany ?? "",
      address: row.billingAddress ?? "",
      taxNumber: row.billingTaxNumber ?? "",
    },
    seller:
      sellerName === null
        ? null
        : {
            name: sellerName,
            address: row.sellerAddress,
            taxNumber: row.sellerTaxNumber,
            taxName,
            taxRate_e6,
          },
    card:
      cardBrand === null || cardLast4 === null
        ? null
        : { brand: cardBrand, last4: cardLast4, wallet: row.cardWallet },
    currency,
    charge_minor,
    refunded_minor,
    credits_mc,
    byRule: row.byRule,
    perUsd_e6,
  };
}

/** Every transfer of the payment after its first one, in money, as the history of transactions shows it. */
function returnsOf(client: Client, { walletId }: VisibleWallet, id: string): Promise<MoneyReturn[]> {
  const wallet = sql.parameter(walletId);
  return many<MoneyReturn>(client, "receipt.returns", { amount_minor: "always" })`
    SELECT ${columnsOf<MoneyReturn>()(`CASE t.contra WHEN 'disputes' THEN 'dispute' ELSE 'refund' END AS kind,
           t.created_at AS at, outcome.status, round(p.charge_minor::numeric * t.delta_mc / p.credits_mc)::bigint AS amount_minor`)}
      FROM transfer t JOIN payment p ON p.wallet_id = ${wallet} AND p.id = t.subject_id
     CROSS JOIN LATERAL (SELECT ${refundStatus} AS status) AS outcome
     WHERE t.wallet_id = ${wallet} AND t.subject_id = ${id} AND t.contra IN ('payments', 'disputes')
       AND t.ref <> ${`payment:${id}:1`}
     ORDER BY t.seq`;
}
