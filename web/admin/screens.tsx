import type { ComponentType } from "react";
import type { UseCase } from "#contract/operators/permissions.ts";

interface Screen {
  path: string;
  /** Its entry in the navigation; a screen without one opens from another. */
  name?: string;
  /** The use-case that it reads with. Roles without this right have no such screen. */
  reads: UseCase;
  /** Its code, which the browser gets when the screen is opened. */
  load: () => Promise<ComponentType>;
}

/** Every screen, in the order of the navigation. The page opens at the first. */
export const screens: readonly Screen[] = [
  {
    path: "today",
    name: "Today",
    reads: "read_today",
    load: async () => (await import("./today/today-screen.tsx")).TodayScreen,
  },
  {
    path: "alarms",
    name: "Alarms",
    reads: "read_alarms",
    load: async () => (await import("./alarms/alarms-screen.tsx")).AlarmsScreen,
  },
  {
    path: "users",
    name: "Users",
    reads: "find_user",
    load: async () => (await import("./people/find-user-screen.tsx")).FindUserScreen,
  },
  {
    path: "users/:id",
    reads: "show_user",
    load: async () => (await import("./people/user-screen.tsx")).UserScreen,
  },
  {
    path: "messages",
    name: "Messages",
    reads: "list_messages",
    load: async () => (await import("./messages/messages-screen.tsx")).MessagesScreen,
  },
  {
    path: "messages/:message",
    reads: "show_message",
    load: async () => (await import("./messages/message-screen.tsx")).MessageScreen,
  },
  {
    path: "payments",
    name: "Payments",
    reads: "list_payments",
    load: async () => (await import("./payments/payments-screen.tsx")).PaymentsScreen,
  },
  {
    path: "payments/:payment",
    reads: "show_payment",
    load: async () => (await import("./payments/payment-screen.tsx")).PaymentScreen,
  },
  {
    path: "refunds",
    name: "Refunds",
    reads: "list_refunds",
    load: async () => (await import("./payments/money-back-screens.tsx")).RefundsScreen,
  },
  {
    path: "disputes",
    name: "Disputes",
    reads: "list_disputes",
    load: async () => (await import("./payments/money-back-screens.tsx")).DisputesScreen,
  },
  {
    path: "credits",
    name: "Credits",
    reads: "list_proposals",
    load: async () => (await import("./credits/proposals-screen.tsx")).ProposalsScreen,
  },
  {
    path: "calls",
    name: "Calls",
    reads: "list_calls",
    load: async () => (await import("./calls/calls-screen.tsx")).CallsScreen,
  },
  {
    path: "calls/:id",
    reads: "show_call",
    load: async () => (await import("./calls/call-screen.tsx")).CallScreen,
  },
  {
    path: "prices",
    name: "Prices",
    reads: "list_tariffs",
    load: async () => (await import("./prices/prices-screen.tsx")).PricesScreen,
  },
  {
    path: "currencies",
    name: "Currencies",
    reads: "read_purchase_settings",
    load: async () => (await import("./currencies/currencies-screen.tsx")).CurrenciesScreen,
  },
  {
    path: "numbers",
    name: "Numbers",
    reads: "read_number_offers",
    load: async () => (await import("./numbers/numbers-screen.tsx")).NumbersScreen,
  },
  {
    path: "product",
    name: "Product",
    reads: "read_switches",
    load: async () => (await import("./product/product-screen.tsx")).ProductScreen,
  },
  {
    path: "revenue",
    name: "Revenue",
    reads: "read_revenue",
    load: async () => (await import("./revenue/revenue-screen.tsx")).RevenueScreen,
  },
  {
    path: "fraud",
    name: "Fraud",
    reads: "read_fraud",
    load: async () => (await import("./fraud/fraud-screen.tsx")).FraudScreen,
  },
  {
    path: "record",
    name: "Record",
    reads: "read_record",
    load: async () => (await import("./record/record-screen.tsx")).RecordScreen,
  },
  {
    path: "setup",
    name: "First hour",
    reads: "read_setup",
    load: async () => (await import("./setup/setup-screen.tsx")).SetupScreen,
  },
  {
    path: "operators",
    name: "Operators",
    reads: "list_operators",
    load: async () => (await import("./operators/operators-screen.tsx")).OperatorsScreen,
  },
];
