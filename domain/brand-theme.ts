import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import type { Brand } from "#words/brand.ts";

/** The colours of web/kit/controls/theme.css that text and edges stand on or beside, by the names of their custom properties. */
export const themes = {
  light: {
    canvas: "#f7f6f2",
    surface: "#ffffff",
    sunken: "#f0eee8",
    line: "#e2dfd6",
    ink: "#17211d",
    "ink-soft": "#545e58",
    accent: "#0b5c43",
    "accent-hover": "#084834",
    "accent-soft": "#e1efe8",
    "on-accent": "#ffffff",
    stage: "#0b3d2e",
    "stage-ink": "#eef6f1",
    "stage-soft": "#b5d3c5",
    "stage-line": "#2b5c4b",
  },
  dark: {
    canvas: "#0e1412",
    surface: "#161e1a",
    sunken: "#1c2521",
    line: "#2a342f",
    ink: "#ebf0ed",
    "ink-soft": "#a6b3ac",
    accent: "#74d6ac",
    "accent-hover": "#97e4c3",
    "accent-soft": "#15352a",
    "on-accent": "#06251a",
    stage: "#123428",
    "stage-ink": "#eef6f1",
    "stage-soft": "#a9c2b6",
    "stage-line": "#26523f",
  },
} as const;

type ThemeName = keyof typeof themes;
type Token = keyof (typeof themes)["light"];
export type Theme = Readonly<Record<Token, string>>;
type Colour = "accent" | "stage";

/** WCAG 2.2 AA: text, by success criterion 1.4.3. */
const ofText = 4.5;
/** WCAG 2.2 AA: parts of controls and of figures, by success criterion 1.4.11. */
const ofParts = 3;

/** The pairs that pages and mails show, by the colour that decides both. */
const pairs: Readonly<Record<Colour, readonly (readonly [front: Token, back: Token, least: number])[]>> = {
  accent: [
    ["accent", "canvas", ofText],
    ["accent", "surface", ofText],
    ["accent", "sunken", ofText],
    ["accent", "accent-soft", ofText],
    ["on-accent", "accent", ofText],
    ["on-accent", "accent-hover", ofText],
    ["ink", "accent-soft", ofText],
    ["ink-soft", "accent-soft", ofText],
    ["accent", "line", ofParts],
  ],
  stage: [
    ["stage-ink", "stage", ofText],
    ["stage-soft", "stage", ofText],
    ["stage-ink", "stage-line", ofText],
    ["stage-soft", "stage-line", ofParts],
  ],
};

interface ColourFault {
  colour: Colour;
  front: Token;
  back: Token;
  theme: ThemeName;
  /** To one, rounded down to two digits. */
  ratio: number;
  least: number;
  /** The nearest lightness of the same colour with which all its pairs can be read. */
  nearest: string;
}

type Colours = Pick<Brand, "accent" | "accentDark" | "stage" | "stageDark">;

/** The first pair that the brand's colours make too weak to be read; undefined when all are strong enough. */
export function colourFault(brand: Colours): ColourFault | undefined {
  for (const theme of ["light", "dark"] as const) {
    for (const colour of ["accent", "stage"] as const) {
      const typed = ownColour(brand, colour, theme);
      const weak = typed && weakPair(theme, colour, typed);
      if (weak) return { ...weak, colour, theme, nearest: nearestReadable(theme, colour, typed) };
    }
  }
  return undefined;
}

/** Both themes with the brand's colours; undefined while it has none of its own. */
export function brandThemes(brand: Colours): Readonly<Record<ThemeName, Theme>> | undefined {
  if (!(brand.accent || brand.accentDark || brand.stage || brand.stageDark)) return undefined;
  return { light: themeOf(brand, "light"), dark: themeOf(brand, "dark") };
}

function themeOf(brand: Colours, theme: ThemeName): Theme {
  const [accent, stage] = (["accent", "stage"] as const).map((colour) => {
    const own = ownColour(brand, colour, theme);
    if (own || !brand[colour]) return own;
    return nearestReadable(theme, colour, brand[colour]);
  });
  return {
    ...themes[theme],
    ...(accent && derived.accent(accent, theme)),
    ...(stage && derived.stage(stage, theme)),
  };
}

function ownColour(brand: Colours, colour: Colour, theme: ThemeName): string {
  return theme === "light" ? brand[colour] : brand[`${colour}Dark`];
}

const oklch = converter("oklch");

/** The same colour with another lightness and at most this much chroma, inside of what screens show. */
function shade(colour: string, lightness: number, mostChroma = 1): string {
  const { c = 0, h = 0 } = oklch(colour) ?? {};
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: "oklch", l, c: Math.min(c, mostChroma), h }, "oklch"));
}

const lightnessOf = (colour: string) => oklch(colour)?.l ?? 0;

/** The colours that follow from one, in the distances of the product's own. */
const derived = {
  accent: (accent: string, theme: ThemeName) => ({
    accent,
    "accent-hover": shade(accent, lightnessOf(accent) + (theme === "light" ? -0.07 : 0.06)),
    "accent-soft": theme === "light" ? shade(accent, 0.94, 0.02) : shade(accent, 0.3, 0.04),
    "on-accent": theme === "light" ? "#ffffff" : shade(accent, 0.24, 0.04),
  }),
  stage: (stage: string, theme: ThemeName) => ({
    stage,
    "stage-ink": shade(stage, 0.965, 0.01),
    "stage-soft": shade(stage, theme === "light" ? 0.84 : 0.79, 0.04),
    "stage-line": shade(stage, lightnessOf(stage) + 0.11),
  }),
} satisfies Record<Colour, (colour: string, theme: ThemeName) => Partial<Theme>>;

function weakPair(theme: ThemeName, colour: Colour, value: string) {
  const tokens: Theme = { ...themes[theme], ...derived[colour](value, theme) };
  for (const [front, back, least] of pairs[colour]) {
    const ratio = Math.floor(100 * wcagContrast(tokens[front], tokens[back])) / 100;
    if (ratio < least) return { front, back, ratio, least };
  }
  return undefined;
}

/** Black or white end the search: with one of them each pair can be read. */
function nearestReadable(theme: ThemeName, colour: Colour, value: string): string {
  const start = lightnessOf(value);
  for (let step = 0; step <= 200; step += 1) {
    const candidates = [start - step / 200, start + step / 200].map((lightness) => shade(value, lightness));
    const readable = candidates.find((candidate) => !weakPair(theme, colour, candidate));
    if (readable) return readable;
  }
  return themes[theme][colour];
}
