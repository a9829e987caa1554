import type { XmlElement } from "./xml.ts";

/** The app's answer cannot be carried out; `code` is the carrier's number for the reason. */
export class ApplicationError extends Error {
  override name = "ApplicationError";
  readonly code: number;
  constructor(code: number, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const notSupported = 12_200;

export function wholeNumber(element: XmlElement, name: string, fallback: number, most: number): number {
  const attribute = element.attributes.get(name);
  if (attribute === undefined) return fallback;
  const value = /^\d{1,6}$/.test(attribute) ? Number(attribute) : 0;
  if (value < 1 || value > most)
    throw schemaError(`${element.name} ${name} must be a number from 1 to ${most}`);
  return value;
}

export function oneOf<T extends string>(
  element: XmlElement,
  name: string,
  values: readonly T[],
  fallback: T,
): T {
  const attribute = element.attributes.get(name);
  if (attribute === undefined) return fallback;
  const value = values.find((one) => one === attribute);
  if (!value) throw schemaError(`${element.name} ${name} must be ${values.join(" or ")}`);
  return value;
}

export function expectPost(element: XmlElement, name: string): void {
  oneOf(element, name, ["POST"], "POST");
}

export function expectOnly(element: XmlElement, names: readonly string[]): void {
  for (const name of element.attributes.keys()) {
    if (!names.includes(name)) throw schemaError(`${element.name} has no attribute ${name} in this sandbox`);
  }
}

export function expectChildren(element: XmlElement, count: number): void {
  if (element.children.length !== count) throw schemaError(`${element.name} must hold ${count} elements`);
}

export function expectNoText(element: XmlElement): void {
  if (element.text.trim() !== "") throw schemaError(`${element.name} must hold no text`);
}

export function schemaError(message: string): ApplicationError {
  return new ApplicationError(notSupported, message);
}
