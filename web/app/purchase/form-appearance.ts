import type { Appearance } from "@stripe/stripe-js";
import { useMemo } from "react";
import { useIsDark } from "#web/kit/browser/theme.ts";

/** Our design tokens for the card provider's form, whose frame our styles cannot reach. It follows the theme. */
export function useFormAppearance(): Appearance {
  const dark = useIsDark();
  return useMemo(() => formAppearance(dark), [dark]);
}

function formAppearance(dark: boolean): Appearance {
  // A token has a colour for each theme, and an element shows the one in force.
  const probe = document.body.appendChild(document.createElement("span"));
  const token = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const border = `1px solid ${token("line-strong")}`;
  const appearance: Appearance = {
    theme: dark ? "night" : "stripe",
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
  probe.remove();
  return appearance;
}
