import type { Break } from "./break.ts";

const card = { test: "web/app/call/call-card.test.tsx" };
const beside = { test: "web/app/call/notices/ongoing-call-bar.test.tsx" };
const note = {
  test: "web/app/call/stage/contact-note.test.tsx",
  file: "web/app/call/stage/contact-note.tsx",
};
const history = { test: "web/app/call-history/calls-page.test.tsx" };
const panel = { ...card, file: "web/app/call/use-call-panel.ts" };
const endCall = { ...card, file: "web/app/call/controls/end-call.tsx", name: "double or held press" };
const lastCall = { ...card, file: "web/app/call/ended/last-call.tsx" };

/** The calls' own screens: the card, the bar, the note and the history. */
export const callScreens: readonly Break[] = [
  { ...endCall, from: "event.repeat || ", to: "" },
  { ...endCall, from: "if (detail !== 2) phone.end();", to: "phone.end();" },
  { ...panel, from: "KeyM: mute", to: "KeyN: mute", name: "talked through by its keys" },
  {
    ...panel,
    from: 'if (panel === "keypad" && !isInNote(event)) phone',
    to: "if (false) phone",
    name: "sends keys",
  },
  {
    ...card,
    file: "web/app/call/plain-call.tsx",
    from: "if (notice !== null && isSilence(notice)) return",
    to: "if (false) return",
    name: "no sound comes",
  },
  {
    ...card,
    file: "web/app/call/dial/dial-form.tsx",
    from: '(isLastingError || device === "unsupported")',
    to: '(device === "unsupported")',
    name: "without a microphone",
  },
  { ...lastCall, from: "[cause, isLeast", to: "[isLeast", name: "credits ran out" },
  {
    ...lastCall,
    from: "{refusal && <CallRefusalNotice",
    to: "{false && refusal && <CallRefusalNotice",
    name: "reader's language",
  },
  {
    file: "web/app/call/use-call-panel.ts",
    from: "key === null || isInNote(event)",
    to: "key === null",
    test: note.test,
    name: "is saved while it is typed",
  },
  {
    ...note,
    from: "field.closest<HTMLElement>(\"[tabindex='-1']\")?.focus({ preventScroll: true });",
    to: "",
    name: "is saved while it is typed",
  },
  {
    file: "web/app/call/dial/one-press-call.tsx",
    from: "cancel.current?.focus({ preventScroll: true });",
    to: "",
    test: "web/app/call/dial/one-press-favourite.test.tsx",
    name: "after three seconds",
  },
  {
    ...beside,
    file: "web/app/call/notices/recharge-notes.tsx",
    from: "{failure && (",
    to: "{false && failure && (",
    name: "a recharge",
  },
  {
    ...beside,
    file: "web/app/call/notices/caller-notices.tsx",
    from: "if (!isOver) void OngoingCall.preload();",
    to: "",
    name: "stands on the next page",
  },
  {
    ...beside,
    file: "web/app/call/notices/other-call.ts",
    from: "const isPlaced = attemptId !== null && own.has(attemptId);",
    to: "const isPlaced = false;",
    name: "stands on the next page",
  },
  {
    ...history,
    file: "web/app/call-history/calls-page.tsx",
    from: "rows?.length === 0 && !isFiltered;",
    to: "rows?.length === 0;",
    name: "who has never called",
  },
  {
    ...history,
    file: "web/app/call-history/charts/bar-chart.tsx",
    from: "const bar = bars[at];",
    to: "const bar = bars[0];",
    name: "each bar's name",
  },
  {
    ...card,
    file: "web/phone/engine/runner.ts",
    from: "performance.now()",
    to: "Date.now()",
    name: "clock of the device",
  },
  {
    file: "web/app/call/notices/caller-notices.tsx",
    from: "  ({ callSession, onRetry }) => <BarToEnd phone={callSession.phone} onRetry={onRetry} />,\n",
    to: "",
    test: "web/app/call/lost-call.test.tsx",
    name: "on a phone",
  },
  {
    file: "web/app/call/call-card.tsx",
    from: "fallback={!isSmall && <PlainCall phone={phone} takesFocus />}",
    to: "fallback={null}",
    test: "web/app/call/lost-call.test.tsx",
    name: "on their way",
  },
];
