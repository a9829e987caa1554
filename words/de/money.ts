/** Credits and money. */
export const money = {
  "{n} credits": { one: "{n} Credit", other: "{n} Credits" },
} as const;
