/** How the form looks: the supported part of https://docs.stripe.com/elements/appearance-api. */
export interface Appearance {
  theme?: "stripe" | "night" | "flat";
  labels?: "above" | "floating";
  variables?: Record<string, string>;
  rules?: Record<string, Record<string, string>>;
}

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

/** The theme's variables, overridden by those the page sets. */
export function resolvedVariables(appearance: Appearance): Record<string, string> {
  return { ...themes[appearance.theme ?? "stripe"], ...appearance.variables };
}
