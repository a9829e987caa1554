import type { Appearance } from "@stripe/stripe-js";

const light = {
  colorPrimary: "#0570de",
  colorBackground: "#ffffff",
  colorText: "#30313d",
  colorTextSecondary: "#6d6e78",
  colorTextPlaceholder: "#757680",
  colorDanger: "#df1b41",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSizeBase: "16px",
  fontSizeSm: "14px",
  fontWeightNormal: "400",
  fontWeightMedium: "500",
  spacingUnit: "4px",
  gridRowSpacing: "16px",
  gridColumnSpacing: "16px",
  borderRadius: "5px",
  colorBorder: "#e6e6e6",
};
const themes: Record<NonNullable<Appearance["theme"]>, typeof light> = {
  stripe: light,
  flat: { ...light, colorBackground: "#f1f1f1", colorBorder: "transparent" },
  night: {
    ...light,
    colorPrimary: "#0085ff",
    colorBackground: "#30313d",
    colorText: "#ffffff",
    colorTextSecondary: "#a3a3ab",
    colorTextPlaceholder: "#9a9ba5",
    colorDanger: "#fe87a1",
    colorBorder: "#424353",
  },
};

const allowedSelector =
  /^(\.(Input|Label|Error|Block)(--\w+)?(:(hover|focus|disabled|autofill)|::placeholder)*(,\s*)?)+$/;

/**
 * Styles the form by the supported part of https://docs.stripe.com/elements/appearance-api: variables become custom
 * properties, and the page's rules override its own style sheet.
 */
export function applyAppearance(appearance: Appearance): void {
  const variables = { ...themes[appearance.theme ?? "stripe"], ...appearance.variables };
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
  const sheet = new CSSStyleSheet();
  for (const [selector, declarations] of Object.entries(appearance.rules ?? {})) {
    if (!allowedSelector.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [property, value] of Object.entries(declarations)) {
      rule.style.setProperty(
        property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      );
    }
  }
  document.adoptedStyleSheets = [sheet];
}
