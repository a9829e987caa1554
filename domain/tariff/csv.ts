/** Reads one line of CSV (RFC 4180) as its fields; undefined for an unclosed or misplaced quote. */
export function csvFields(line: string): string[] | undefined {
  const fields: string[] = [];
  let rest = line;
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/.exec(rest);
    if (!match) return undefined;
    const [whole, quoted, plain = "", separator] = match;
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === "") return fields;
    rest = rest.slice(whole.length);
  }
}
