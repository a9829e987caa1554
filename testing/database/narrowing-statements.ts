/** One statement of a migration that may break a server of the version before. */
export interface NarrowingStatement {
  /** Its beginning, on one line. */
  text: string;
  /** Reason why servers of the version before go on, as the comment above the statement says: `-- Old servers: ...`. */
  reason: string | undefined;
}

/** Comments, strings, function bodies, the ends of statements, and the rest. */
const token = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^-'$;]+|[-$]/g;

/** Statements that may take something away from a server that knows the earlier schema, or refuse what it writes. */
const narrowing = [
  /^DROP /,
  /^(DELETE FROM|TRUNCATE) /,
  /^CREATE UNIQUE INDEX /,
  /^CREATE (OR REPLACE )?(CONSTRAINT )?TRIGGER /,
  /^ALTER .*\bRENAME\b/,
  /^ALTER .*\bDROP (?!CONSTRAINT\b|NOT NULL\b)/,
  /^ALTER .*\bTYPE\b/,
  /^ALTER .*\bSET NOT NULL\b/,
  /^ALTER .*\bADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\b/,
];
const addedColumn =
  /\bADD (?!CONSTRAINT\b|CHECK\b|UNIQUE\b|PRIMARY\b|FOREIGN\b|EXCLUDE\b).*?(?=, (?:ADD|DROP|ALTER)\b|$)/g;

/** Every statement that may break a server of the version before, which runs beside the new one during an update. */
export function narrowingStatements(migration: string): NarrowingStatement[] {
  const created = new Set<string>();
  return statements(migration).flatMap(({ text, comments }) => {
    const table = tableOf(text);
    if (text.startsWith("CREATE TABLE ") && table) created.add(table);
    // No server of the version before knows a table that the migration itself makes.
    if ((table && created.has(table)) || !isNarrowing(text)) return [];
    return [{ text: text.slice(0, 100), reason: /^-- Old servers: (.+)$/m.exec(comments)?.[1] }];
  });
}

function isNarrowing(text: string): boolean {
  if (narrowing.some((pattern) => pattern.test(text))) return true;
  const columns = text.startsWith("ALTER TABLE ") ? (text.match(addedColumn) ?? []) : [];
  return columns.some((column) => /\bNOT NULL\b/.test(column) && !/\b(DEFAULT|GENERATED)\b/.test(column));
}

function tableOf(text: string): string | undefined {
  return /^(?:CREATE TABLE|ALTER TABLE|CREATE UNIQUE INDEX \w+ ON|CREATE TRIGGER .*? ON) (?:IF NOT EXISTS )?(\w+)/i.exec(
    text,
  )?.[1];
}

/** Statements in one line without strings and bodies, and the comments above each. */
function statements(migration: string): { text: string; comments: string }[] {
  const statements: { text: string; comments: string }[] = [];
  let [text, comments] = ["", ""];
  for (const [part] of migration.matchAll(token)) {
    if (part === ";") {
      statements.push({ text: text.replace(/\s+/g, " ").trim(), comments });
      [text, comments] = ["", ""];
    } else if (part.startsWith("--")) comments += `${part}\n`;
    else if (part.startsWith("'") || /^\$\w*\$/.test(part)) text += "''";
    else text += part;
  }
  return statements;
}
