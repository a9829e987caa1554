import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const text = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");

const ruleSchema = z.union([
  z.strictObject({ record: z.string(), expr: z.string() }),
  z.strictObject({
    alert: z.string(),
    expr: z.string(),
    for: z.string().optional(),
    labels: z.object({ severity: z.enum(["page", "ticket"]) }),
    annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
  }),
]);
const rulesSchema = z.object({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(ruleSchema) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

/** The rules of Prometheus, those that record and those that alert. */
export function readRules() {
  return rulesSchema.parse(parse(text("prometheus/alerts.yaml"))).groups.flatMap(({ rules }) => rules);
}

export function readExpressions(): string[] {
  const { panels } = dashboardSchema.parse(JSON.parse(text("grafana/farline.json")));
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  return [...readRules().map(({ expr }) => expr), ...shown];
}

/** The names of metrics in expressions, without those that Prometheus makes itself. */
export function metricsIn(expressions: readonly string[]): Set<string> {
  return new Set(
    expressions.flatMap((expression) => expression.match(/\b(?:farline|nodejs|process)[_:][\w:]+/g) ?? []),
  );
}
