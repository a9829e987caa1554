import { budgets_kb, userBudgets_kb } from "#e2e/support/page-budgets.ts";

interface BenchPage {
  path: string;
  /** Of the JavaScript after gzip, where the page has one. */
  budget_kb?: number;
}

/** What a visitor sees. */
export const visitorPages: readonly BenchPage[] = withBudgets(budgets_kb);

/** What a logged-in user sees. */
export const userPages: readonly BenchPage[] = [
  ...withBudgets(userBudgets_kb),
  { path: "/purchase-credits" },
];

function withBudgets(budgets: Readonly<Record<string, number>>): BenchPage[] {
  return Object.entries(budgets).map(([path, budget_kb]) => ({ path, budget_kb }));
}
