import { budgets_kb, dashboardBudget_kb } from "#e2e/support/page-budgets.ts";

interface BenchPage {
  path: string;
  /** Of the JavaScript after gzip, where the page has one. */
  budget_kb?: number;
}

/** What a visitor sees. */
export const visitorPages: readonly BenchPage[] = Object.entries(budgets_kb).map(([path, budget_kb]) => ({
  path,
  budget_kb,
}));

/** What a logged-in user sees. */
export const userPages: readonly BenchPage[] = [
  { path: "/dashboard", budget_kb: dashboardBudget_kb },
  { path: "/purchase-credits" },
  { path: "/transactions" },
];
