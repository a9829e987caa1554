import type { Break } from "./break.ts";

const test = "web/app/call/dial/number-entry.test.tsx";
const form = "web/app/call/dial/dial-form.tsx";

export const dialling: readonly Break[] = [
  {
    file: "web/number/number-field.tsx",
    from: '"after" : "before"',
    to: '"before" : "after"',
    test,
    name: "edited at the caret",
  },
  {
    file: "web/number/number-field.tsx",
    from: "      aria-describedby={hintsId}\n",
    to: "",
    test,
    name: "edited at the caret",
  },
  { file: form, from: "      onLeave={leave}\n", to: "      onLeave={() => {}}\n", test, name: "trunk zero" },
  {
    file: form,
    from: "      onPaste={(text, into) => void entry.paste(text, into)}\n",
    to: "      onPaste={(text) => entry.writeNumber(text)}\n",
    test,
    name: "reads a pasted",
  },
  {
    file: form,
    from: "    if (emergency.ask(pressed) !== null) {",
    to: "    if (false) {",
    test: "web/app/call/dial/dialler.test.tsx",
    name: "digits of an emergency number begin",
  },
  {
    file: form,
    from: '      quote.current?.querySelector("button")?.focus();\n',
    to: "",
    test,
    name: "offers both numbers",
  },
  {
    file: form,
    from: "      if (target === null || isRefused) field.current?.focus();\n",
    to: "",
    test,
    name: "what is missing",
  },
  {
    file: form,
    from: "      invalid={isRefused}\n",
    to: "      invalid={false}\n",
    test,
    name: "what is missing",
  },
  {
    file: form,
    from: "            onChoose={entry.chooseCountry}\n",
    to: "            onChoose={() => {}}\n",
    test,
    name: "one of the chosen country",
  },
  {
    file: "web/app/call/dial/call-obstacle.ts",
    from: "  if (credits !== undefined && credits < minimumCallCredits) return t(messages.call.noCredit);\n",
    to: "",
    test: "web/app/call/dial/call-obstacle.test.ts",
  },
  {
    file: "web/number/space-field.ts",
    from: "= [selectionStart, selectionEnd]",
    to: "= [selectionEnd, selectionEnd]",
    test: "web/number/late-plans.test.tsx",
  },
  {
    file: "contract/numbers/emergency-numbers.ts",
    from: "(?:0011|011|00)",
    to: "(?:011|00)",
    test: "contract/numbers/emergency-numbers.test.ts",
    name: "001164111",
  },
  {
    file: "contract/money/pricing.ts",
    from: "Math.floor(maximumCallSeconds(",
    to: "Math.ceil(maximumCallSeconds(",
    test: "contract/money/pricing.test.ts",
    name: "in whole minutes",
  },
  {
    file: "web/number/dial-entry.ts",
    from: "    if (pendingText !== linked) return;\n",
    to: "",
    test: "web/number/dial-entry.test.ts",
    name: "while a link is read",
  },
];
