/** The keys of the server state cached in the browser. */
export const queryKeys = {
  config: ["config"],
  text: (name: string) => ["text", name],
  user: ["user"],
  /** The user's settings, passkeys, sessions and security history. */
  settings: ["settings"],
  passkeys: ["settings", "passkeys"],
  sessions: ["sessions"],
  securityEvents: ["security-events"],
  credits: ["credits"],
  /** Set by events alone. */
  pausedByDispute: ["paused-by-dispute"],
  switchedOff: ["switched-off"],
  callUnderWay: ["call-under-way"],
  /** The prefix of the keys below. */
  transactions: ["transactions"],
  recentTransactions: ["transactions", "recent"],
  /** Amount that a new account may still buy; changes with every purchase. */
  allowance: ["transactions", "allowance"],
  /** The part of purchases that can be taken back. */
  moneyBack: ["transactions", "money-back"],
  history: (type: string | undefined) => ["transactions", "history", type],
  /** The prefix of every list of calls. */
  calls: ["calls"],
  callList: (asked: object) => ["calls", "list", asked],
  callSummary: ["calls", "summary"],
  call: (id: string) => ["calls", id],
  contacts: ["contacts"],
  receipt: (id: string) => ["receipt", id],
  rates: ["rates"],
  /** The prefix of the keys below. */
  tariff: ["tariff"],
  priceList: (currency: string) => ["tariff", "list", currency],
  numberPrice: (number: string, currency: string) => ["tariff", number, currency],
  quote: (kind: string, amount: number, currency: string) => ["quote", kind, amount, currency],
} as const;
