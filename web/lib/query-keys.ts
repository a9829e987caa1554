/** The names of what the browser keeps of the server's state. */
export const queryKeys = {
  config: ["config"],
  user: ["user"],
  /** The account as its settings show it, and where it is logged in. */
  settings: ["settings"],
  sessions: ["sessions"],
  credits: ["credits"],
  /** All that follow begin with it. */
  transactions: ["transactions"],
  recentTransactions: ["transactions", "recent"],
  history: (type: string | undefined) => ["transactions", "history", type],
  /** All lists of calls begin with it. */
  calls: ["calls"],
  callList: ["calls", "list"],
  call: (id: string) => ["calls", id],
  receipt: (id: string) => ["receipt", id],
  rates: ["rates"],
  priceList: (currency: string) => ["tariff", "list", currency],
  numberPrice: (number: string, currency: string) => ["tariff", number, currency],
  quote: (kind: string, amount: number, currency: string) => ["quote", kind, amount, currency],
} as const;
