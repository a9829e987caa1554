import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { defaultBrand } from "#words/brand.ts";
import { brandThemes, colourFault, themes } from "./brand-theme.ts";

const sheet = readFileSync(join(import.meta.dirname, "../web/kit/controls/theme.css"), "utf8");

test("the product's own colours are those of the style sheet", () => {
  for (const [token, light] of Object.entries(themes.light)) {
    const [, value = ""] = new RegExp(`--color-${token}: (?:light-dark\\()?([^;]*?)\\)?;`).exec(sheet) ?? [];
    const [first = "", second = first] = value.split(", ");
    expect([token, first, second]).toEqual([token, light, themes.dark[token as keyof typeof themes.dark]]);
  }
});

test("the product's own colours can be read", () => {
  const own = { accent: themes.light.accent, accentDark: themes.dark.accent };
  expect(colourFault({ ...own, stage: themes.light.stage, stageDark: themes.dark.stage })).toBeUndefined();
  expect(brandThemes(defaultBrand)).toBeUndefined();
});

describe.each([
  ["accent", "light", { accent: "#ff9900" }, "accent on canvas"],
  ["accent", "light", { accent: "#ffffff" }, "accent on canvas"],
  ["accent", "dark", { accentDark: "#0b5c43" }, "accent on canvas"],
  ["stage", "light", { stage: "#e0c0ff" }, "stage-ink on stage"],
  ["stage", "dark", { stageDark: "#808080" }, "stage-ink on stage"],
  // The stage can be read, and the part that is raised from it cannot.
  ["stage", "light", { stage: "#555555" }, "stage-ink on stage-line"],
])("a weak %s of the %s theme", (colour, theme, colours: Partial<typeof defaultBrand>, pair) => {
  const brand = { ...defaultBrand, ...colours };
  const fault = colourFault(brand);

  test("is refused by the pair that is too weak", () => {
    expect(fault).toMatchObject({ colour, theme });
    expect(`${fault?.front} on ${fault?.back}`).toBe(pair);
    expect(fault?.ratio).toBeLessThan(fault?.least ?? 0);
  });

  test("can be read in the colour that is offered", () => {
    const field = theme === "dark" ? (`${colour}Dark` as "accentDark") : (colour as "accent");
    const nearest = fault?.nearest ?? "";
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(colourFault({ ...brand, [field]: nearest })).toBeUndefined();
  });
});

test("a colour that can be read is kept, and its dark theme follows from it", () => {
  const colours = { ...defaultBrand, accent: "#7a1fa2", stage: "#2b0a3d" };
  expect(colourFault(colours)).toBeUndefined();
  const { light, dark } = brandThemes(colours) ?? expect.fail("no themes");
  expect([light.accent, light.stage]).toEqual(["#7a1fa2", "#2b0a3d"]);
  expect(wcagContrast(dark.accent, dark.canvas)).toBeGreaterThanOrEqual(4.5);
  expect(colourFault({ ...colours, accentDark: dark.accent, stageDark: dark.stage })).toBeUndefined();
  expect(light.ink).toBe(themes.light.ink);
});

test("every colour of a wide range has a nearest one that can be read", () => {
  for (let hue = 0; hue < 0x1000000; hue += 0x0f1f1f) {
    const accent = `#${hue.toString(16).padStart(6, "0")}`;
    const typed = { ...defaultBrand, accent, accentDark: accent, stage: accent, stageDark: accent };
    for (let fault = colourFault(typed), tries = 0; fault; fault = colourFault(typed), tries += 1) {
      expect(tries, accent).toBeLessThan(4);
      typed[fault.theme === "dark" ? (`${fault.colour}Dark` as const) : fault.colour] = fault.nearest;
    }
  }
});
