import type { Break } from "./break.ts";

const screens = "web/admin/screens.test.tsx";
const user = "web/admin/people/user-screen.test.tsx";
const payment = "web/admin/payments/payment-screen.test.tsx";

export const operators: readonly Break[] = [
  {
    file: "web/admin/router.tsx",
    from: "  return useMayRun(reads) ? <Content /> :",
    to: "  return useMayRun(reads) || role ? <Content /> :",
    test: screens,
    name: "each role has the screens",
  },
  {
    file: "web/admin/lib/act-dialog.tsx",
    from: "  if (!useMayRun(form.useCase)) return null;\n",
    to: "  useMayRun(form.useCase);\n",
    test: screens,
    name: "each role has the screens",
  },
  {
    file: "web/admin/lib/act-dialog.tsx",
    from: "  if (refusal === null) return children;",
    to: "  if (refusal !== undefined) return children;",
    test: user,
    name: "has no act on the own wallet",
  },
  {
    file: "web/admin/lib/act-dialog.tsx",
    from: "    if (confirm && pendingValues === undefined) {",
    to: "    if (confirm && asked === null) {",
    test: user,
    name: "are taken after a question",
  },
  {
    file: "web/admin/lib/act-dialog.tsx",
    from: "    if (values === undefined || isUnderWay.current) return;",
    to: "    if (values === undefined) return;",
    test: payment,
    name: "is refunded in part",
  },
  {
    file: "web/admin/lib/run.ts",
    from: "      void queries.invalidateQueries({ queryKey: selfKey });",
    to: "      void selfKey;",
    test: screens,
    name: "forbidden since",
  },
  {
    file: "web/admin/payments/refund-payment.tsx",
    from: "minorOf(typed, currency) ?? 0) > 0, operatorMessages",
    to: "minorOf(typed, currency) ?? 1) > 0, operatorMessages",
    test: payment,
    name: "is refunded in part",
  },
  {
    file: "web/admin/people/user-acts.tsx",
    from: ".check(z.refine((isTicked) => isTicked || posted <= 0,",
    to: ".check(z.refine((isTicked) => isTicked || posted > 0,",
    test: user,
    name: "is deleted by an owner",
  },
  {
    file: "web/admin/product/product-screen.tsx",
    from: "        body={(reason) => ({ on: !isOn, reason })}",
    to: "        body={(reason) => ({ on: isOn, reason })}",
    test: screens,
    name: "the product screen",
  },
  {
    file: "domain/operators/people/mask-numbers.ts",
    from: "numberField.test(field) ? maskNumber(value) : value",
    to: "value",
    test: "server/http/admin/admin-lookups.db.test.ts",
    name: "a masked number",
  },
  {
    file: "adapters/postgres/settled-before.ts",
    from: "least(now(), min(xact_start)) - interval",
    to: "now() - interval",
    test: "adapters/postgres/ledger/ledger-audit.db.test.ts",
    name: "pass over no transaction that was under way",
  },
  {
    file: "adapters/postgres/ledger/ledger-audit.ts",
    from: "         WHERE fresh.seq <> coalesce(earlier.seq, 0) + 1\n            OR ",
    to: "         WHERE ",
    test: "adapters/postgres/ledger/ledger-audit.db.test.ts",
    name: "a gap in the numbering alone is found",
  },
  {
    file: "adapters/postgres/operators/hour-sums.ts",
    from: "}::timestamptz, (SELECT min(created_at) FROM call WHERE open))",
    to: "}::timestamptz, now())",
    test: "adapters/postgres/operators/hour-sums.db.test.ts",
    name: "an hour waits for its calls to end",
  },
  {
    file: "adapters/postgres/operators/hour-sums.ts",
    from: " + interval '1 hour' - interval '1 microsecond', 'UTC'),",
    to: ", 'UTC'),",
    test: "adapters/postgres/operators/hour-sums.db.test.ts",
    name: "the figures of any day in any time zone",
  },
  {
    file: "adapters/postgres/operators/list-lookup.ts",
    from: "const longestWalk = 3_000;",
    to: "const longestWalk = 3_000_000;",
    test: "testing/growth/desk-statements.once.db.test.ts",
  },
  {
    file: "adapters/postgres/operators/list-lookup.ts",
    from: "(WHERE contra = 'payments' AND NOT is_purchase)",
    to: "(WHERE NOT is_purchase)",
    test: "domain/operators/product/lists.db.test.ts",
    name: "of a period are those of the revenue to the cent",
  },
];
