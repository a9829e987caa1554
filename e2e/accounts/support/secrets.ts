const used = new Set<string>();

/** Remembers a value that no log may show, and returns it. */
export function secret(value: string): string {
  if (value.length >= 8) used.add(value);
  return value;
}

/** Every secret of the run so far: passwords, session tokens, mailed tokens, tickets. */
export function secretsUsed(): ReadonlySet<string> {
  return used;
}
