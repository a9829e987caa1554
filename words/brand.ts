/** A picture that this server serves. */
export interface BrandPicture {
  /** With the origin, as mails need it. */
  url: string;
  type: "image/svg+xml" | "image/png";
  width_px: number;
  height_px: number;
}

/** The names that a product goes by, what users read of its operator, and its colours. */
export interface BrandTexts {
  name: string;
  /** Where there is little room, such as below an icon. */
  shortName: string;
  /** The company that runs the product, in lines: name, address, register and tax number. Empty when nothing is to be said. */
  imprint: string;
  /** Where users write to by mail. Empty when they have the contact form alone. */
  supportAddress: string;
  /** In the footer, as `readLinks` reads them. */
  links: string;
  /** Colours as #rrggbb, or empty for the product's own; an empty dark one follows from the other. */
  accent: string;
  accentDark: string;
  /** Behind the landing page's first words, a call and a balance. */
  stage: string;
  stageDark: string;
}

export interface Brand extends BrandTexts {
  /** Before the name; null for the product's own mark. */
  logo: BrandPicture | null;
  /** Of a browser's tab and of the installed app; null for the product's own. */
  icon: BrandPicture | null;
}

export const defaultBrand: Brand = {
  name: "Farline",
  shortName: "Farline",
  imprint: "",
  supportAddress: "",
  links: "",
  accent: "",
  accentDark: "",
  stage: "",
  stageDark: "",
  logo: null,
  icon: null,
};

let current: Brand = defaultBrand;

export function brand(): Brand {
  return current;
}

/** The name that `{brand}` stands for in every sentence of this process or page. */
export function brandName(): string {
  return current.name;
}

/** Sets the brand for this process or page, before anything is worded. */
export function setBrand(next: Brand): void {
  current = next;
}
