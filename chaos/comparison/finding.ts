export interface Finding {
  kind: "lost" | "doubled" | "stuck" | "overspent" | "wrong";
  sentence: string;
}

export function finding(kind: Finding["kind"], sentence: string): Finding {
  return { kind, sentence };
}

export function times(posted_mc: readonly number[]): string {
  return `${posted_mc.length} times (${posted_mc.join(", ")} mc)`;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
