import { type PlanWalk, possibleTypes, stepPlans } from "#domain/tariff/numbering/numbering-plans.ts";
import type { NumberType } from "#domain/tariff/priced-countries.ts";

/** Class of numbers in the price list: two numbers with the same label may share a row. */
export type Label = string;

export interface LabelledPrefix {
  /** Digits after the calling code; empty for the whole country. */
  digits: string;
  label: Label;
}

export interface LabelRule {
  /** The label of a country's fixed or mobile numbers; undefined where no price is known. */
  labelOf(country: string, numberType: NumberType): Label | undefined;
  /** Chooses among labels that no prefix tells apart. */
  dearest(labels: readonly Label[]): Label;
  /** No row is shorter than this many digits after the calling code. */
  shortest: number;
}

/** Beyond this many digits a difference is not worth a row: the most expensive label applies to all. */
const longest = 7;
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

interface Node {
  /** Labels that need the fewest rows below when they are inherited. Empty: no number here can be called. */
  labels: readonly Label[];
  /** By digit; none where all numbers share the label. */
  children: readonly Node[];
}

/** Finds the fewest prefixes that give every fixed and mobile number of a calling code its label. */
export function labelledPrefixes(plans: readonly PlanWalk[], rule: LabelRule): LabelledPrefix[] {
  const prefixes: LabelledPrefix[] = [];
  const place = (node: Node, prefix: string, inherited: Label | undefined) => {
    if (node.labels.length === 0) return;
    let label = inherited;
    if (prefix.length >= rule.shortest && (label === undefined || !node.labels.includes(label))) {
      label = node.labels[0];
      if (label !== undefined) prefixes.push({ digits: prefix, label });
    }
    node.children.forEach((child, digit) => {
      place(child, `${prefix}${digit}`, label);
    });
  };
  place(grow(plans, 0, rule, new Map()), "", undefined);
  return prefixes;
}

/** `known` caches subtrees: at one depth, equal states of all patterns have equal subtrees. */
function grow(plans: readonly PlanWalk[], depth: number, rule: LabelRule, nodes: Map<string, Node>): Node {
  const key = `${depth} ${plans.map(({ leading, fixed, mobile }) => [leading?.id, fixed?.id, mobile?.id])}`;
  const node = nodes.get(key) ?? growNew(plans, depth, rule, nodes);
  nodes.set(key, node);
  return node;
}

function growNew(plans: readonly PlanWalk[], depth: number, rule: LabelRule, nodes: Map<string, Node>): Node {
  const possible = possibleLabels(plans, rule);
  if (possible.length === 0) return { labels: [], children: [] };
  if (depth >= rule.shortest && possible.length === 1) return { labels: possible, children: [] };
  if (depth === longest) return { labels: [rule.dearest(possible)], children: [] };
  const children = digits.map((digit) => grow(stepPlans(plans, digit), depth + 1, rule, nodes));
  return { labels: commonest(children), children };
}

/** The labels of all numbers that begin here. */
function possibleLabels(plans: readonly PlanWalk[], rule: LabelRule): Label[] {
  const labels = possibleTypes(plans).map(({ country, numberType }) => rule.labelOf(country, numberType));
  return [...new Set(labels.filter((label) => label !== undefined))];
}

/** The labels that most children could inherit, in order of appearance. */
function commonest(children: readonly Node[]): Label[] {
  const counts = new Map<Label, number>();
  for (const label of children.flatMap((child) => child.labels)) {
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([label]) => label);
}
