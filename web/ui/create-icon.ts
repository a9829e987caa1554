import { createElement, type SVGProps } from "react";

// The build puts this module in the place of lucide-react's own, which draws icons for four frameworks and weighs 2 kB.

interface IconData {
  /** The parts of the drawing, each with its key. */
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** An icon in the color of its text, sized by its class. It is decoration unless it has a label. */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: 24,
        height: 24,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] === undefined,
        ...props,
      },
      parts,
    );
}
