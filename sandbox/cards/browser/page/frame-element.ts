import pTimeout from "p-timeout";
import { type Channel, connectFrame } from "#sandbox/cards/browser/messenger.ts";
import {
  connectionError,
  type ElementNews,
  type ElementSettings,
  type FormQuestions,
  IntegrationError,
  type WalletType,
} from "#sandbox/cards/browser/protocol.ts";

type Listener = (event: object) => void;

export interface ElementOptions {
  origin: string;
  settings: ElementSettings;
  /** The page has to submit again. */
  onChange(): void;
  onDestroy(): void;
}

interface FrameLook {
  path: string;
  title: string;
  /** The height until the frame has measured itself. */
  height_px: number;
}

const loadLimit_ms = 15_000;

/** An element from the page's side: a frame in a node that the page chooses, and the listeners of its events. */
export abstract class FrameElement {
  readonly #elementType: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #options: ElementOptions;
  readonly #look: FrameLook;
  protected settings: ElementSettings;
  protected frame: HTMLIFrameElement | null = null;
  protected channel: Channel<FormQuestions> | null = null;
  #isDestroyed = false;

  constructor(elementType: string, options: ElementOptions, look: FrameLook) {
    this.#elementType = elementType;
    this.#options = options;
    this.settings = options.settings;
    this.#look = look;
  }

  protected abstract started(usable: readonly WalletType[]): void;
  protected abstract received(news: ElementNews): void;

  get isMounted(): boolean {
    return this.frame !== null;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed)
      throw new IntegrationError("This Element has already been destroyed. Please create a new one.");
    const node = nodeOf(target);
    this.unmount();
    const { path, title, height_px } = this.#look;
    const frame = createFrame(`${this.origin}${path}`, title);
    // The frame's page has a margin of 4 pixels for its focus rings; its controls still align with the node.
    Object.assign(frame.style, { height: `${height_px}px`, margin: "-4px", width: "calc(100% + 8px)" });
    this.frame = frame;
    connectFrame<FormQuestions, ElementNews>(
      frame,
      this.origin,
      (news) => {
        if (news.news === "height") frame.style.height = `${news.height_px}px`;
        else this.received(news);
      },
      (channel) => void this.#start(frame, channel),
    );
    node.replaceChildren(frame);
  }

  unmount(): void {
    this.channel?.close();
    this.frame?.remove();
    this.channel = null;
    this.frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#options.onDestroy();
  }

  /** Ignores the options that Stripe's elements can change: there is one layout. */
  update(_options: object): this {
    return this;
  }

  changeSettings(changes: Partial<ElementSettings>): void {
    this.settings = { ...this.settings, ...changes };
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

  protected get origin(): string {
    return this.#options.origin;
  }

  protected changed(): void {
    this.#options.onChange();
  }

  protected hears(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  protected emit(event: string, detail: object = {}): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      listener({ elementType: this.#elementType, ...detail });
  }

  async #start(frame: HTMLIFrameElement, channel: Channel<FormQuestions>): Promise<void> {
    if (frame !== this.frame) return channel.close();
    this.channel = channel;
    const answer = await pTimeout(channel.ask("start", this.settings), {
      milliseconds: loadLimit_ms,
      fallback: () => ({ error: connectionError }),
    }).catch(() => "closed" as const);
    if (answer === "closed" || frame !== this.frame) return;
    if (answer.error) this.emit("loaderror", { error: answer.error });
    else this.started(answer.usable);
  }
}

/** Creates a frame of the card provider. Its colour scheme is light, or a dark page would paint it opaque. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = title;
  frame.setAttribute("allowtransparency", "true");
  // Delegates the permission to open a wallet, which the page has or has not.
  frame.allow = "payment";
  Object.assign(frame.style, { border: "0", display: "block", width: "100%", colorScheme: "light" });
  return frame;
}

/** @throws IntegrationError when the page has no such node. */
function nodeOf(target: string | HTMLElement): HTMLElement {
  const node = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  if (node) return node;
  throw new IntegrationError(
    `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
  );
}
