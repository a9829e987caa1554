import type { FormChange, StripeJsError } from "#sandbox/cards/browser/protocol.ts";
import { digitsOf, expiryOf, type FieldRule, fieldRules } from "./card-fields.ts";
import { elementOf } from "./document.ts";

interface Field {
  rule: FieldRule;
  input: HTMLInputElement;
  error: HTMLElement;
}

/** The three card fields: formats what is typed, reports faults, and returns the card once it is complete. */
export class CardForm {
  readonly #fields: readonly Field[] = fieldRules.map((rule) => ({
    rule,
    input: elementOf(rule.name, HTMLInputElement),
    error: elementOf(`${rule.name}-error`, HTMLElement),
  }));
  readonly #onChange: (change: FormChange) => void;
  #reported: FormChange = { empty: true, complete: false };

  constructor(onChange: (change: FormChange) => void) {
    this.#onChange = onChange;
    for (const field of this.#fields) {
      field.input.addEventListener("input", () => this.#typed(field));
      field.input.addEventListener("blur", () => this.#left(field));
    }
  }

  /**
   * Shows the fault of every field, focuses the first of them and returns its fault; null when the card is complete.
   */
  validate(): StripeJsError | null {
    const faults = this.#fields.map((field) => ({ field, fault: this.#fault(field) }));
    for (const { field, fault } of faults) this.#show(field, fault);
    const first = faults.find(({ fault }) => fault !== null);
    first?.field.input.focus();
    return first?.fault ?? null;
  }

  /** The card as the API's parameters. */
  card(): Record<"number" | "exp_month" | "exp_year" | "cvc", string> {
    const { month, year } = expiryOf(this.#value("expiry"));
    return {
      number: digitsOf(this.#value("number")),
      exp_month: String(month),
      exp_year: String(year),
      cvc: this.#value("cvc"),
    };
  }

  showDecline(error: StripeJsError): void {
    if (error.type !== "card_error") return;
    const name = /cvc/.test(error.code ?? "") ? "cvc" : /expir/.test(error.code ?? "") ? "expiry" : "number";
    const field = this.#fields.find(({ rule }) => rule.name === name);
    if (field) this.#show(field, error);
  }

  #typed(field: Field): void {
    const { input, rule } = field;
    // The caret stays after the same digit when the format adds blanks.
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
    input.value = rule.format(input.value, this.#value("number"));
    if (!atEnd) {
      const place = placeAfterDigits(input.value, digitsBefore);
      input.setSelectionRange(place, place);
    }
    const isComplete = rule.isComplete(input.value, this.#value("number"));
    this.#show(field, isComplete ? this.#fault(field) : null);
    if (isComplete && atEnd && this.#fault(field) === null && document.activeElement === input)
      this.#advance(field);
    this.#report();
  }

  /** A half-filled field reports its fault; an untouched one does not. */
  #left(field: Field): void {
    if (field.input.value !== "") this.#show(field, this.#fault(field));
  }

  #advance(field: Field): void {
    const next = this.#fields[this.#fields.indexOf(field) + 1];
    if (next?.input.value === "") next.input.focus();
  }

  #fault({ rule, input }: Field): StripeJsError | null {
    const number = this.#value("number");
    return rule.isComplete(input.value, number)
      ? rule.fault(input.value, number, new Date())
      : rule.incomplete;
  }

  #show({ input, error }: Field, fault: StripeJsError | null): void {
    const message = fault?.message ?? "";
    // Sets the text once, or a screen reader would read it again.
    if (error.textContent !== message) error.textContent = message;
    input.classList.toggle("Input--invalid", fault !== null);
    input.setAttribute("aria-invalid", String(fault !== null));
  }

  #report(): void {
    const change = {
      empty: this.#fields.every(({ input }) => input.value === ""),
      complete: this.#fields.every((field) => this.#fault(field) === null),
    };
    if (change.empty === this.#reported.empty && change.complete === this.#reported.complete) return;
    this.#reported = change;
    this.#onChange(change);
  }

  #value(name: FieldRule["name"]): string {
    return this.#fields.find(({ rule }) => rule.name === name)?.input.value ?? "";
  }
}

function placeAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
