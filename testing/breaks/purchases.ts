import type { Break } from "./break.ts";

const screen = "web/app/purchase/purchase-page.test.tsx";

export const purchases: readonly Break[] = [
  {
    file: "web/kit/kept/chosen-currency.ts",
    from: "  store.setItem(currencyCookie, currency);\n",
    to: "",
    test: screen,
    name: "is remembered",
  },
  {
    file: "contract/money/default-currency.ts",
    from: '  CA: "CAD",',
    to: '  CA: "USD",',
    test: screen,
    name: "reader's region",
  },
  {
    file: "web/app/purchase/custom-amount-form.tsx",
    from: '    if (isTyped.current && values.amount !== "") apply(values, "leaving");',
    to: "",
    test: screen,
    name: "without Apply",
  },
];
