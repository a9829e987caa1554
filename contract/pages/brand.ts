/** A name without a control character, such as the end of a line or a turn of the direction of what follows. */
export const oneLine = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
export const lines = /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|\n)*$/u;

/** In characters, as titles, subjects and the names of authenticators have room for it. */
export const longestBrandName = 40;
/** Of a link in the footer. */
export const longestLinkLabel = 30;
const longestLinkAddress = 200;
export const mostLinks = 4;
/** In characters, for all links with the ends of their lines. */
export const longestLinks = mostLinks * (longestLinkLabel + longestLinkAddress + 2);
/** A colour as #rrggbb, or nothing for the product's own. */
export const colourPattern = /^(?:#[0-9a-f]{6})?$/i;

/** In characters, for a few lines. */
export const longestImprint = 300;
/** In characters, which fit below an icon: https://www.w3.org/TR/appmanifest/#short_name-member. */
export const longestShortName = 12;

export interface BrandLink {
  label: string;
  url: string;
}

/** A label and an address in each line, such as `Status page https://status.example`. Undefined in place of another line. */
export function readLinks(text: string): (BrandLink | undefined)[] {
  const filled = text.split("\n").filter((line) => line.trim() !== "");
  return filled.map(readLink);
}

/** Only https without a user name or password: an address may neither run as a script nor look like another host's. */
function readLink(line: string): BrandLink | undefined {
  const [, label = "", address = ""] = /^(.*\S)\s+(https:\/\/\S+)$/u.exec(line.trim()) ?? [];
  if (label === "" || label.length > longestLinkLabel || address.length > longestLinkAddress)
    return undefined;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return protocol === "https:" && username + password === "" ? { label, url: href } : undefined;
}

export const brandPictures = ["logo", "icon"] as const;
export type BrandPictureName = (typeof brandPictures)[number];

/** In bytes of the file. */
export const longestPicture_bytes = 5_000_000;
export const mostPixels = 8_000;
export const leastIconPixels = 512;
export const brandPicturePath = "/brand-pictures/:file";
