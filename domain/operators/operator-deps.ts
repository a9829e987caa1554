import type { InboxStore } from "#domain/contact/inbox-store.ts";
import type { LedgerStore, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { NumberOfferStore } from "#domain/numbers/rented/number-offers.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";
import type { SellerStore } from "#domain/payments/receipts/seller.ts";
import type { ProofStore } from "#domain/proofs.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { SwitchStore } from "#domain/switches.ts";
import type { DeckStore } from "#domain/tariff/decks/deck-store.ts";
import type { Publish } from "#domain/user-events.ts";
import type { OnConnection, UserStores } from "#domain/users/user-deps.ts";
import type { AlarmStore } from "./alarms/alarm-store.ts";
import type { AlarmWebhookStore } from "./alarms/alarm-webhook-store.ts";
import type { GrantStore } from "./grants/grant-store.ts";
import type { ProposalStore } from "./grants/proposal-store.ts";
import type { OperatorControls } from "./operator-controls.ts";
import type { OperatorRecord } from "./operator-record.ts";
import type { UserLookup } from "./people/user-lookup.ts";
import type { BrandStore } from "./product/brand-store.ts";
import type { DayLookup } from "./product/day-lookup.ts";
import type { FraudLookup } from "./product/fraud-lookup.ts";
import type { LanguageOfferStore } from "./product/language-offer-store.ts";
import type { ListLookup } from "./product/list-lookup.ts";
import type { RechargeLookup } from "./product/recharge-lookup.ts";
import type { RentedLookup } from "./product/rented-lookup.ts";

export interface OperatorStores extends UserStores {
  ledger: LedgerStore;
  grants: GrantStore;
  record: OperatorRecord;
  controls: OperatorControls;
  lookup: UserLookup;
  proposals: ProposalStore;
  payments: PaymentStores["payments"];
  refunds: PaymentStores["refunds"];
  related: PaymentStores["related"];
  cards: PaymentStores["cards"];
  recharge: PaymentStores["recharge"];
  rates: PaymentStores["rates"];
  switches: SwitchStore;
  brands: BrandStore;
  languageOffers: LanguageOfferStore;
  sellers: SellerStore;
  proofs: ProofStore;
  decks: DeckStore;
  fraud: FraudLookup;
  days: DayLookup;
  lists: ListLookup;
  inbox: InboxStore;
  alarms: AlarmStore;
  alarmWebhook: AlarmWebhookStore;
  numberOffers: NumberOfferStore;
  rentedNumbers: RentedLookup;
  recharges: RechargeLookup;
}

/** Dependencies of the operators' use-cases, at the command line and on the page alike. */
export interface OperatorDeps {
  clock: Clock;
  ids: Ids;
  transaction: Transaction<OperatorStores>;
  connection: Connection<OnConnection<OperatorStores>>;
  /** Most credits that one operator may give within a day without a second person. */
  grantLimit_mc: number;
  publish: Publish;
  /** Ends all calls of a user who may no longer call. Run it after the transaction that took the right away. */
  endCalls(user: WalletUser): Promise<void>;
}
