import type { Break } from "./break.ts";

const messages = { test: "server/http/routes/calls/voicemail-messages.db.test.ts" };
const greetings = { test: "server/http/routes/calls/voicemail-greetings.db.test.ts" };
const record = { ...messages, file: "domain/voicemail/record-message.ts" };
const lost = {
  file: "domain/voicemail/record-message.ts",
  test: "server/http/routes/calls/recording-reports.db.test.ts",
};
const awaited = { ...lost, file: "domain/voicemail/awaited-messages.ts" };
const own = { ...messages, file: "domain/voicemail/own-voicemail.ts" };
const ownGreeting = { ...greetings, file: "domain/voicemail/own-voicemail.ts" };
const greeting = { ...greetings, file: "domain/voicemail/greeting.ts" };
const wav = { file: "domain/voicemail/wav.ts", test: "domain/voicemail/wav.test.ts" };

export const voicemail: readonly Break[] = [
  { ...record, from: "length_s >= shortestMessage_s && ", to: "" },
  { ...record, from: "  if (length_s === 0) return;\n", to: "" },
  { ...record, from: "from === withheldNumber ? null : from", to: "from" },
  { ...record, from: "settings.kept_days * day_ms", to: "day_ms" },
  {
    ...record,
    from: " && (await voicemail.lockUser(userId))",
    to: "",
  },
  { ...record, from: "      if (recording.tries + 1 < mostMissing) return false;\n", to: "" },
  { ...record, from: "deps.cipher.seal(audio, placeOf(id))", to: "audio" },
  {
    ...record,
    from: '  if (isShown) deps.publish({ userId }, { type: "voicemail" });\n  // Its',
    to: "  if (isShown) return true;\n  // Its",
  },
  {
    ...record,
    from: "  else if (!(await deps.connection(({ voicemail }) => voicemail.find(recording))))\n",
    to: "  else\n",
  },
  { ...record, from: 'settings.mail === "none" ? undefined : await', to: "await" },
  { ...record, from: "if (reader) await outbox.add(lostVoicemailMail", to: "void (lostVoicemailMail" },
  { ...record, from: 'settings.mail === "audio" ? {', to: 'settings.mail === "notice" ? {' },
  {
    ...record,
    from: "      if (removal.place === storagePlace) await deps.storage.remove(removal.ref);\n      else await",
    to: "      if (removal.place !== storagePlace) await",
  },
  { ...lost, from: "    await awaited.remove({ userId, carrier, providerCallId });\n", to: "" },
  {
    ...awaited,
    from: "if (!isWhole && now.getTime() - askedAt.getTime() < lastCheck_ms) return",
    to: "if (!isWhole) return",
  },
  { ...awaited, from: " && now.getTime() - askedAt.getTime() < lastCheck_ms", to: " && recordings" },
  { ...awaited, from: "firstCheck_ms = 15 * minute_ms", to: "firstAsked_ms = 0" },
  { ...awaited, from: "  await deps.connection(({ awaited }) => awaited.remove(message));\n", to: "" },
  { ...awaited, from: "      leftAt: startedAt,\n", to: "" },
  { ...own, from: "    await voicemail.keepFor(userId, settings.kept_days);\n", to: "" },
  {
    ...own,
    from: "voicemail.mark(key, readAt)))) return notFound;",
    to: "voicemail.mark(key, readAt)))) return changed(deps, key.userId);",
  },
  {
    ...ownGreeting,
    from: "  if (length_s > longestGreeting_s)\n",
    to: "  if (length_s > 100 * longestGreeting_s)\n",
  },
  {
    ...ownGreeting,
    from: '    if (!(await deps.storage.hasRoom())) throw new StorageError("The storage is full");\n',
    to: "",
  },
  {
    ...ownGreeting,
    from: "    if (replaced) await voicemail.addRemoval({ place: storagePlace, ref: replaced.id });\n",
    to: "",
  },
  { ...greeting, from: "reader.messages >= mostVoicemails", to: "reader.messages > mostVoicemails" },
  { ...greeting, from: "  if (!canStore) return undefined;\n", to: "" },
  { ...greeting, from: "settings.isOn && (await", to: "(await" },
  { ...greeting, from: "!isOurs || Number(", to: "Number(" },
  { ...greeting, from: " || Number(address.until) < clock.now().getTime()", to: "" },
  {
    ...greeting,
    from: "greeting?.id === address.id ? soundOf(deps, greeting.id) : undefined",
    to: "greeting ? soundOf(deps, greeting.id) : undefined",
  },
  { ...greeting, from: "  if (greeting && canPlay) return", to: "  if (greeting) return" },
  { ...wav, from: "&& channels === 1 &&", to: "&&" },
  { ...wav, from: "rate_hz === sampleRate_hz &&", to: "rate_hz > 0 &&" },
];
