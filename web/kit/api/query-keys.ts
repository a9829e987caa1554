export const queryKeys = {
  config: ["config"],
  text: (name: string) => ["text", name],
  user: ["user"],
  settings: ["settings"],
  passkeys: ["settings", "passkeys"],
  callerIds: ["settings", "caller-ids"],
  sessions: ["sessions"],
  securityEvents: ["security-events"],
  credits: ["credits"],
  /** Set by events alone. */
  pausedByDispute: ["paused-by-dispute"],
  callable: ["callable"],
  switchedOff: ["switched-off"],
  callsUnderWay: ["calls-under-way"],
  /** The prefix of the keys below. */
  transactions: ["transactions"],
  recentTransactions: ["transactions", "recent"],
  debt: ["transactions", "debt"],
  /** Amount that a new account may still buy; changes with every purchase. */
  allowance: ["transactions", "allowance"],
  purchaseHabits: ["transactions", "purchase-habits"],
  /** The cards that are saved; a purchase may save one. */
  savedCards: ["transactions", "saved-cards"],
  /** The rule that buys by itself; each of its purchases changes what it has spent. */
  recharge: ["transactions", "recharge"],
  moneyBack: ["transactions", "money-back"],
  history: (type: string | undefined) => ["transactions", "history", type],
  /** The prefix of every list of calls. */
  calls: ["calls"],
  callList: (query: object) => ["calls", "list", query],
  callSummary: ["calls", "summary"],
  callMonth: ["calls", "month"],
  call: (id: string) => ["calls", id],
  contacts: ["contacts"],
  receipt: (id: string) => ["receipt", id],
  numbers: ["numbers"],
  unwantedCalls: ["unwanted-calls"],
  voicemail: ["voicemail"],
  rentReceipt: (id: string, month: string) => ["receipt", "rent", id, month],
  rates: ["rates"],
  /** The prefix of the keys below. */
  tariff: ["tariff"],
  priceList: ["tariff", "list"],
  numberPrices: (numbers: readonly string[]) => ["tariff", "numbers", numbers],
  numberPrice: (number: string) => ["tariff", number],
  quote: (kind: string, amount: number, currency: string) => ["quote", kind, amount, currency],
} as const;
