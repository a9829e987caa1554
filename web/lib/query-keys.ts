/** The names of what the browser keeps of the server's state. */
export const queryKeys = {
  config: ["config"],
  user: ["user"],
  credits: ["credits"],
  transactions: ["transactions"],
  rates: ["rates"],
  tariff: (number: string) => ["tariff", number],
  quote: (kind: string, amount: number, currency: string) => ["quote", kind, amount, currency],
} as const;
