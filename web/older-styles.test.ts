import postcss from "postcss";
import { expect, test } from "vitest";
import { olderStyles } from "./older-styles.ts";

function older(styles: string): string {
  return postcss([olderStyles()])
    .process(styles, { from: undefined })
    .css.replace(/\s*([{}])\s*/g, " $1 ")
    .replace(/\s+/g, " ")
    .trim();
}

test("layers end in their order, whichever comes first, and what is in none stays behind them", () => {
  const styles = `.a { top: 0 } @layer base, utilities; @layer utilities { .b { top: 1px } }
    @layer base { p { top: 2px } } @layer utilities { .c { top: 3px } } @layer minimum { i { top: 4px } }`;
  expect(older(styles)).toBe(
    "p { top: 2px } .b { top: 1px } .c { top: 3px } .a { top: 0 } @layer minimum { i { top: 4px } }",
  );
});

test("a layer within another rule is refused", () => {
  expect(() => older("@media print { @layer base { p { top: 0 } } }")).toThrow("no place in the order");
});

test.each([
  [
    "a { rotate: 45deg }",
    "a { rotate: 45deg } @supports not (translate: none) { a { transform: rotate(45deg) } }",
  ],
  [
    "a { translate: var(--x) calc(1px + 2px) }",
    "a { translate: var(--x) calc(1px + 2px) } @supports not (translate: none) { a { transform: translate(var(--x), calc(1px + 2px)) } }",
  ],
  ["@keyframes b { from { translate: 0 4px } }", "@keyframes b { from { translate: 0 4px } }"],
  [
    "@media print { a { height: min(40rem, 88dvh) !important } }",
    "@media print { a { height: min(40rem, 88dvh) !important } @supports not (height: 1dvh) { a { height: min(40rem, 88vh) !important } } }",
  ],
  [
    "@container not (width >= 56rem) { a { top: 0 } }",
    "@container not (width >= 56rem) { a { top: 0 } } @supports not (container-type: inline-size) { @media not all and (width >= 56rem) { a { top: 0 } } }",
  ],
  [
    ":where(.a > :not(:last-child)) { top: 0 } :where(.b > :not(:last-child)) { top: 1px }",
    ":where(.a > :not(:last-child)) { top: 0 } :where(.b > :not(:last-child)) { top: 1px } @supports not (selector(:where(*))) { .a > :not(:last-child) { top: 0 } .b > :not(:last-child) { top: 1px } }",
  ],
])("%s has its older form", (styles, expected) => {
  expect(older(styles)).toBe(expected);
});
