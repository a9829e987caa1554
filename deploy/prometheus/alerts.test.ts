import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRules } from "#deploy/testing/watched-metrics.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/alerts.md"), "utf8");
const paragraphs = [...guide.matchAll(/^## (\w+)\n\n(Page|Ticket)\. \S/gm)];

test("each alert has a paragraph that says what to do, and each paragraph an alert", () => {
  const alerts = readRules().flatMap((rule) => ("alert" in rule ? [rule] : []));
  const expected = alerts.map(({ alert, labels }) => [alert, labels.severity]);
  expect(paragraphs.map(([, name, severity]) => [name, severity?.toLowerCase()]).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(guide.match(/^## /gm)).toHaveLength(paragraphs.length);
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook_url).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  }
});
