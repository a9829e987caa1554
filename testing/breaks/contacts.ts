import type { Break } from "./break.ts";

const contacts = "web/app/contacts/contacts-page.test.tsx";
const dialler = "web/app/call/dial/dialler.test.tsx";
const form = "web/app/call/dial/dial-form.tsx";

/** Contacts, and the dialler that calls them and numbers of before. */
export const contactsAndDialler: readonly Break[] = [
  {
    file: "web/app/contacts/contact-changes.ts",
    from: "          if (done > 0) toast.error(t(partlyImported, { done, n: contacts.length }));\n",
    to: "",
    test: contacts,
    name: "stops halfway",
  },
  {
    file: "web/app/contacts/file-panel.tsx",
    from: "  if (error instanceof ReadingTimeoutError) {",
    to: "  if (error instanceof TypeError) {",
    test: contacts,
    name: "can be cancelled",
  },
  {
    file: "web/app/contacts/import-preview.tsx",
    from: "          disabled={obstacle !== undefined || isReading}\n",
    to: "          disabled={isReading}\n",
    test: contacts,
    name: "cannot be imported",
  },
  {
    file: "web/app/contacts/import-preview.tsx",
    from: "          {listed().format(plan.withoutNote.map(({ name }) => name))}\n",
    to: "",
    test: contacts,
    name: "imported note",
  },
  {
    file: "web/app/contacts/contact-form.tsx",
    from: "onClick={showSaved}",
    to: "onClick={() => {}}",
    test: contacts,
    name: "another tab is not overwritten",
  },
  {
    file: "web/app/call/dial/recent-rows.tsx",
    from: "        {name ?? formatNumber(number)}\n",
    to: "        {formatNumber(number)}\n",
    test: contacts,
    name: "history becomes a favourite",
  },
  {
    file: form,
    from: "isReady ? null : t(messages.call.deviceNotReady);",
    to: "null;",
    test: dialler,
    name: "a device that fails",
  },
  {
    file: form,
    from: "      choose(lastCalled.number);\n",
    to: "      dial(lastCalled.number);\n",
    test: dialler,
    name: "called before",
  },
  {
    file: form,
    from: "shownRate: shownRate(target),",
    to: "shownRate: undefined,",
    test: dialler,
    name: "above the price",
  },
  {
    file: "web/app/call/dial/dial-buttons.tsx",
    from: '? "primary" : "secondary"',
    to: '? "primary" : "primary"',
    test: dialler,
    name: "a newcomer",
  },
  {
    file: "web/app/call/call-session.tsx",
    from: '=== "price_changed"',
    to: '=== "no_route"',
    test: dialler,
    name: "above the price",
  },
  {
    file: "web/app/call/dial/call-obstacle.ts",
    from: "  if (isForbidden(price)) return t(messages.call.countryNotAllowed);\n",
    to: "",
    test: dialler,
    name: "settings leave out",
  },
  {
    file: "web/app/call/dial/dial-pad.tsx",
    from: '  field.setRangeText(sign, from, end, "end");',
    to: '  field.setRangeText(sign, field.value.length, field.value.length, "end");',
    test: dialler,
    name: "holding 0",
  },
  {
    file: "web/app/call/stage/call-person.tsx",
    from: "        <bdi>{name ?? shownNumber}</bdi>\n",
    to: "        <bdi>{shownNumber}</bdi>\n",
    test: dialler,
    name: "named during the call",
  },
  {
    file: "web/app/profile/month-of-calls.tsx",
    from: "spend: inMoney(data.credits)",
    to: "spend: inMoney(0)",
    test: dialler,
    name: "what this month has cost",
  },
  {
    file: "web/number/price/number-price-panel.tsx",
    from: "choices={price.choices} onChoose={onChoose}",
    to: "choices={price.choices} onChoose={() => {}}",
    test: "web/number/price/asked-price.test.tsx",
    name: "offered both",
  },
  {
    file: "contract/contacts/contact-book.ts",
    from: "  z.maxLength(contactLimits.note, tooLong(contactLimits.note)),\n",
    to: "",
    test: "contract/contacts/contact-book.test.ts",
  },
];
