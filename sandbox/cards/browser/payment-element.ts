import pTimeout from "p-timeout";
import { ElementEvents } from "./element-events.ts";
import { connectFrame, createFrame } from "./frame.ts";
import type { Channel } from "./messenger.ts";
import { nodeOf } from "./mount-node.ts";
import type { ConfirmRequest, FormChange, FormNews, FormQuestions, FormSettings } from "./protocol.ts";
import { connectionError, IntegrationError, type PaymentResult, type StripeJsError } from "./results.ts";

const loadLimit_ms = 15_000;
/**
 * The height of the three fields and the hint by default, so the page hardly moves once the form has measured itself.
 */
const firstHeight_px = 230;

/** The payment form from the page's side: a frame inside a node that the page chooses. */
export class PaymentElement extends ElementEvents {
  readonly #origin: string;
  #settings: FormSettings;
  readonly #onDestroy: () => void;
  readonly #onChange: () => void;
  #frame: HTMLIFrameElement | null = null;
  #channel: Channel<FormQuestions, never> | null = null;
  #destroyed = false;

  constructor(origin: string, settings: FormSettings, watch: { onChange(): void; onDestroy(): void }) {
    super("payment");
    this.#origin = origin;
    this.#settings = settings;
    this.#onChange = watch.onChange;
    this.#onDestroy = watch.onDestroy;
  }

  mount(target: string | HTMLElement): void {
    if (this.#destroyed)
      throw new IntegrationError("This Element has already been destroyed. Please create a new one.");
    const node = nodeOf(target);
    this.unmount();
    const frame = createFrame(`${this.#origin}/cards/form`, "Secure payment input frame");
    // The frame's page has a margin of 4 pixels for its focus rings; the fields still align with the node.
    Object.assign(frame.style, { height: `${firstHeight_px}px`, margin: "-4px", width: "calc(100% + 8px)" });
    this.#frame = frame;
    connectFrame<FormQuestions, FormNews>(
      frame,
      this.#origin,
      (news) => this.#receive(news),
      (channel) => void this.#start(frame, channel),
    );
    node.replaceChildren(frame);
    this.emit("loaderstart", {});
  }

  unmount(): void {
    this.#channel?.close();
    this.#frame?.remove();
    this.#channel = null;
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#destroyed = true;
    this.#onDestroy();
  }

  /** Ignores the options of a payment element: there is one way to pay and one layout. */
  update(_options: object): this {
    return this;
  }

  focus(): void {
    this.#channel?.ask("focus", null).catch(() => {});
  }

  clear(): void {
    this.#channel?.ask("clear", null).catch(() => {});
  }

  collapse(): this {
    return this;
  }

  get isMounted(): boolean {
    return this.#frame !== null;
  }

  changeSettings(changes: Partial<FormSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
    this.#channel?.ask("update", changes).catch(() => {});
  }

  submit(): Promise<StripeJsError | null> {
    return this.#channel?.ask("submit", null) ?? Promise.resolve(connectionError);
  }

  confirm(request: ConfirmRequest): Promise<PaymentResult> {
    return this.#channel?.ask("confirm", request) ?? Promise.resolve({ error: connectionError });
  }

  async #start(frame: HTMLIFrameElement, channel: Channel<FormQuestions, never>): Promise<void> {
    if (frame !== this.#frame) {
      channel.close();
      return;
    }
    this.#channel = channel;
    const refused = await pTimeout(channel.ask("start", this.#settings), {
      milliseconds: loadLimit_ms,
      fallback: () => connectionError,
    }).catch(() => "closed" as const);
    if (refused === "closed" || frame !== this.#frame) return;
    if (refused) this.emit("loaderror", { error: refused });
    else {
      this.emit("ready", {});
      this.#emitChange({ empty: true, complete: false });
    }
  }

  #receive(news: FormNews): void {
    if (news.news === "height" && this.#frame) this.#frame.style.height = `${news.height_px}px`;
    else if (news.news === "change") {
      this.#onChange();
      this.#emitChange(news.change);
    } else if (news.news === "enter") this.#frame?.closest("form")?.requestSubmit();
    else if (news.news === "focus" || news.news === "blur" || news.news === "escape")
      this.emit(news.news, {});
  }

  #emitChange(change: FormChange): void {
    this.emit("change", { ...change, collapsed: false, value: { type: "card" } });
  }
}
