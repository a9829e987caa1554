import type { ComponentType } from "react";
import type { UseCase } from "#contract/operators/permissions.ts";

interface Screen {
  /** Below /admin/. */
  path: string;
  /** Its entry in the navigation; a screen without one opens from another. */
  name?: string;
  /** The use-case that it reads with. Roles without this right have no such screen. */
  reads: UseCase;
  load: () => Promise<ComponentType>;
}

/** Every screen, in the order of the navigation. The code of one loads when it opens. */
export const screens: readonly Screen[] = [
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
    path: "payments",
    name: "Payments",
    reads: "show_payment",
    load: async () => (await import("./payments/find-payment-screen.tsx")).FindPaymentScreen,
  },
  {
    path: "payments/:payment",
    reads: "show_payment",
    load: async () => (await import("./payments/payment-screen.tsx")).PaymentScreen,
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
    path: "operators",
    name: "Operators",
    reads: "list_operators",
    load: async () => (await import("./operators/operators-screen.tsx")).OperatorsScreen,
  },
];
