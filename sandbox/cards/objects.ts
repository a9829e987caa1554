/** Stripe's objects as the twin keeps and sends them. */
import type Stripe from "stripe";

type Literals<T> = T extends string ? (string extends T ? never : T) : never;
type Parts<T> = T extends object ? { [K in keyof T]: Published<T[K]> } : T;

/**
 * A type of Stripe's package as narrow as its documentation. Without `OtherString`, which the package adds to every enum
 * and which admits every text, an enum has its published values alone. An expandable field holds an id.
 */
export type Published<T> = [Extract<T, string>] extends [never]
  ? Parts<T>
  : [Literals<T>] extends [never]
    ? string | Exclude<T, string | object>
    : Literals<T> | Parts<Exclude<T, string>>;

export type PaymentIntent = Published<Stripe.PaymentIntent>;
export type Charge = Published<Stripe.Charge>;
export type Refund = Published<Stripe.Refund>;
export type Dispute = Published<Stripe.Dispute>;
export type BalanceTransaction = Published<Stripe.BalanceTransaction>;
export type PaymentMethod = Published<Stripe.PaymentMethod>;
export type Customer = Published<Omit<Stripe.Customer, "subscriptions">>;
export type Mandate = Published<Stripe.Mandate>;

export type EventType = Stripe.Event["type"];
/** The object that an event of this kind is about. */
export type ObjectOf<T extends EventType> = object &
  Published<Extract<Stripe.Event, { type: T }>["data"]["object"]>;
