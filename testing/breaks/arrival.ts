import type { Break } from "./break.ts";

const afterPaint = "web/arrival/after-paint.test.tsx";
const lost = "web/shell/lost-parts.test.tsx";
const blocked = "web/shell/blocked-browser.test.tsx";

export const arrival: readonly Break[] = [
  {
    file: "web/chunk-groups.ts",
    from: '\n    .concat("/contract/fields.ts")',
    to: "",
    test: "e2e/wide/page-weight.spec.ts",
    name: "loads no code of users",
  },
  {
    file: "web/app/call/call-card.tsx",
    from: "      await Promise.all([loadNumberingPlans(), QuotedNumber.preload()]);\n",
    to: "",
    test: "e2e/arrival/scripts-after-paint.spec.ts",
    name: "and then the code of a call",
  },
  {
    file: "web/kit/controls/button.tsx",
    from: "disabled={disabled || busy || isInHtml}",
    to: "disabled={disabled || busy}",
    test: "web/site/sign-in/login/login-page.test.tsx",
    name: "is filled in, and leaves",
  },
  {
    file: "web/arrival/start.tsx",
    from: "    if (menu.isOpen && shown) shown.open = true;\n",
    to: "",
    test: "web/arrival/served-pages.test.tsx",
    name: "the menu of ",
  },
  {
    file: "web/public/after-paint.js",
    from: '  document.addEventListener("visibilitychange", start);\n',
    to: "",
    test: afterPaint,
  },
  {
    file: "web/public/after-paint.js",
    from: "  if (document.hidden || ",
    to: "  if (",
    test: afterPaint,
  },
  {
    file: "web/kit/loading/lazy-part.tsx",
    from: "      void nextPress().then(() => isGone || askAgain());",
    to: "      void nextPress;",
    test: lost,
    name: "next press of any key",
  },
  {
    file: "web/kit/loading/loaded-once.ts",
    from: "      loading = undefined;\n",
    to: "",
    test: "web/number/lost-plans.test.tsx",
    name: "whose rules do not load",
  },
  {
    file: "web/kit/forms/use-plain-form.ts",
    from: "    if (isLoading.current) return;\n",
    to: "",
    test: lost,
    name: "a login page says",
  },
  {
    file: "web/shell/app.tsx",
    from: "    if (session.ended() === null) begun_ms",
    to: "    if (session.ended() === undefined) begun_ms",
    test: blocked,
    name: "removed on its way",
  },
  {
    file: "web/shell/main.tsx",
    from: "    giveUpStart(error);\n",
    to: "",
    test: "web/shell/failed-start.test.tsx",
  },
  {
    file: "web/kit/browser/served-page.ts",
    from: "import.meta.env.SSR || isAtControl() ? Promise.resolve() : nextTouch();",
    to: "nextTouch();",
    test: "web/kit/browser/served-page.test.tsx",
    name: "had the focus",
  },
  {
    file: "web/kit/browser/served-page.ts",
    from: "      if (isMove && event.movementX",
    to: "      if (!isMove && event.movementX",
    test: "web/kit/browser/served-page.test.tsx",
    name: "counts",
  },
];
