import { type Appearance, resolvedVariables } from "./appearance-options.ts";

const allowedSelector =
  /^(\.(Input|Label|Error|Block)(--\w+)?(:(hover|focus|disabled|autofill)|::placeholder)*(,\s*)?)+$/;

/** Styles the form: variables become custom properties, and the page's rules override its own style sheet. */
export function applyAppearance(appearance: Appearance): void {
  for (const [name, value] of Object.entries(resolvedVariables(appearance))) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  const sheet = new CSSStyleSheet();
  for (const [selector, declarations] of Object.entries(appearance.rules ?? {})) {
    if (!allowedSelector.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [property, value] of Object.entries(declarations)) {
      rule.style.setProperty(dashed(property), value);
    }
  }
  document.adoptedStyleSheets = [sheet];
}

function dashed(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
