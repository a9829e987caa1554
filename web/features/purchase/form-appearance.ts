import type { Appearance } from "@stripe/stripe-js";

/** Our tokens in the words of the card provider's form, which stands in a frame of its own. */
export function formAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const border = `1px solid ${token("line-strong")}`;
  return {
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "stripe",
    labels: "above",
    variables: {
      colorPrimary: token("accent"),
      colorBackground: token("surface"),
      colorText: token("ink"),
      colorTextSecondary: token("ink-soft"),
      colorTextPlaceholder: token("ink-soft"),
      colorDanger: token("danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "10px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border, boxShadow: "none" },
      ".Label": { fontWeight: "600" },
    },
  };
}
