import type { ComponentType } from "react";
import type { UseCase } from "#contract/operators/permissions.ts";
import { AlarmsScreen } from "./alarms/alarms-screen.tsx";
import { CallScreen } from "./calls/call-screen.tsx";
import { CallsScreen } from "./calls/calls-screen.tsx";
import { ProposalsScreen } from "./credits/proposals-screen.tsx";
import { CurrenciesScreen } from "./currencies/currencies-screen.tsx";
import { FraudScreen } from "./fraud/fraud-screen.tsx";
import { MessageScreen } from "./messages/message-screen.tsx";
import { MessagesScreen } from "./messages/messages-screen.tsx";
import { OperatorsScreen } from "./operators/operators-screen.tsx";
import { DisputesScreen, RefundsScreen } from "./payments/money-back-screens.tsx";
import { PaymentScreen } from "./payments/payment-screen.tsx";
import { PaymentsScreen } from "./payments/payments-screen.tsx";
import { FindUserScreen } from "./people/find-user-screen.tsx";
import { UserScreen } from "./people/user-screen.tsx";
import { PricesScreen } from "./prices/prices-screen.tsx";
import { ProductScreen } from "./product/product-screen.tsx";
import { RecordScreen } from "./record/record-screen.tsx";
import { RevenueScreen } from "./revenue/revenue-screen.tsx";
import { SetupScreen } from "./setup/setup-screen.tsx";
import { TodayScreen } from "./today/today-screen.tsx";

interface Screen {
  path: string;
  /** Its entry in the navigation; a screen without one opens from another. */
  name?: string;
  /** The use-case that it reads with. Roles without this right have no such screen. */
  reads: UseCase;
  Content: ComponentType;
}

/** Every screen, in the order of the navigation. The page opens at the first. */
export const screens: readonly Screen[] = [
  { path: "today", name: "Today", reads: "read_today", Content: TodayScreen },
  { path: "alarms", name: "Alarms", reads: "read_alarms", Content: AlarmsScreen },
  { path: "users", name: "Users", reads: "find_user", Content: FindUserScreen },
  { path: "users/:id", reads: "show_user", Content: UserScreen },
  { path: "messages", name: "Messages", reads: "list_messages", Content: MessagesScreen },
  { path: "messages/:message", reads: "show_message", Content: MessageScreen },
  { path: "payments", name: "Payments", reads: "list_payments", Content: PaymentsScreen },
  { path: "payments/:payment", reads: "show_payment", Content: PaymentScreen },
  { path: "refunds", name: "Refunds", reads: "list_refunds", Content: RefundsScreen },
  { path: "disputes", name: "Disputes", reads: "list_disputes", Content: DisputesScreen },
  { path: "credits", name: "Credits", reads: "list_proposals", Content: ProposalsScreen },
  { path: "calls", name: "Calls", reads: "list_calls", Content: CallsScreen },
  { path: "calls/:id", reads: "show_call", Content: CallScreen },
  { path: "prices", name: "Prices", reads: "list_tariffs", Content: PricesScreen },
  {
    path: "currencies",
    name: "Currencies",
    reads: "read_purchase_settings",
    Content: CurrenciesScreen,
  },
  { path: "product", name: "Product", reads: "read_switches", Content: ProductScreen },
  { path: "revenue", name: "Revenue", reads: "read_revenue", Content: RevenueScreen },
  { path: "fraud", name: "Fraud", reads: "read_fraud", Content: FraudScreen },
  { path: "record", name: "Record", reads: "read_record", Content: RecordScreen },
  { path: "setup", name: "First hour", reads: "read_setup", Content: SetupScreen },
  { path: "operators", name: "Operators", reads: "list_operators", Content: OperatorsScreen },
];
