type Listener = (event: object) => void;

/** The listeners of one element, with the functions that Stripe's elements have for them. */
export class ElementEvents {
  readonly #elementType: string;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(elementType: string) {
    this.#elementType = elementType;
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const wrapped: Listener = (detail) => {
      this.off(event, wrapped);
      listener(detail);
    };
    return this.on(event, wrapped);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  protected hears(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  protected emit(event: string, detail: object): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      listener({ elementType: this.#elementType, ...detail });
  }
}
