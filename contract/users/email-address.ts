/** Reading of an email address, in the browser and once at each edge of the server. */
import * as z from "zod/mini";
import { narrow } from "#contract/ascii-text.ts";

/** RFC 5321 sections 4.5.3.1.1 and 4.5.3.1.3; the path's 256 octets have angle brackets around the address. */
const longestLocal_bytes = 64;
export const longestEmail_bytes = 254;

/** The letters of HTML's email field, and those that RFC 6531 adds: any that a reader can see. */
const local =
  /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])+$/u;
const label = /^(?!-)[a-zA-Z0-9-]{0,62}[a-zA-Z0-9]$/;
/** Characters that a URL would read as something else than a part of its host. */
const outsideHosts = /[^\P{ASCII}a-zA-Z0-9.-]/u;
const ascii = /^\p{ASCII}*$/u;

const marks = String.raw`[\s\u00AD\u061C\u200B-\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]+`;
/** Spaces, and the marks of direction and width that programs put around an address that is copied. */
const ends = new RegExp(`^${marks}|${marks}$`, "g");

/**
 * The form in which a typed address is kept: with wide letters as ASCII has them (RFC 8265), an international host in its ASCII form
 * (UTS 46) and an international name before the @ in small letters of NFC. Undefined for what HTML's own email field would
 * refuse, apart from such names, and for what is longer than RFC 5321 allows.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function readEmailAddress(typed: string): string | undefined {
  const text = typed.replace(ends, "").replaceAll("＠", "@");
  const at = text.lastIndexOf("@");
  const name = keptName(text.slice(0, Math.max(at, 0)));
  const host = asciiHost(text.slice(at + 1));
  if (!local.test(name) || !host?.split(".").every((part) => label.test(part))) return undefined;
  const address = `${name}@${host}`;
  const isShort = bytes(name) <= longestLocal_bytes && bytes(address) <= longestEmail_bytes;
  return isShort ? address : undefined;
}

/** True for an address that a mail server takes only with SMTPUTF8 (RFC 6531). */
export function needsSmtpUtf8(address: string): boolean {
  return !ascii.test(address);
}

/** True for an address of the form that every service takes, such as a card provider, which refuses a payment for another. */
export function isCommonAddress(address: string): boolean {
  return z.regexes.email.test(address);
}

/** Letter case is folded here because PostgreSQL folds letters beyond ASCII in some locales only. */
function keptName(typed: string): string {
  const name = narrow(typed).normalize("NFC");
  return ascii.test(name) ? name : name.toLowerCase().normalize("NFC");
}

function asciiHost(typed: string): string | undefined {
  if (ascii.test(typed)) return typed;
  if (outsideHosts.test(typed) || !URL.canParse(`http://${typed}`)) return undefined;
  const { hostname } = new URL(`http://${typed}`);
  // Digits of other scripts make an address of the network.
  return /^[\d.]+$/.test(hostname) ? undefined : hostname;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
