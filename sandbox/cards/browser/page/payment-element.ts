import {
  type ConfirmRequest,
  connectionError,
  type ElementNews,
  type ElementSettings,
  type FormChange,
  type PaymentResult,
  type StripeJsError,
} from "#sandbox/cards/browser/protocol.ts";
import { type ElementOptions, FrameElement } from "./frame-element.ts";

export class PaymentElement extends FrameElement {
  constructor(options: ElementOptions) {
    // The height of the three fields and the hint by default, so the page hardly moves later.
    super("payment", options, { path: "/cards/form", title: "Secure payment input frame", height_px: 230 });
  }

  override mount(target: string | HTMLElement): void {
    super.mount(target);
    this.emit("loaderstart");
  }

  override changeSettings(changes: Partial<ElementSettings>): void {
    super.changeSettings(changes);
    this.channel?.ask("update", changes).catch(() => {});
  }

  submit(): Promise<StripeJsError | null> {
    return this.channel?.ask("submit", null) ?? Promise.resolve(connectionError);
  }

  confirm(request: ConfirmRequest): Promise<PaymentResult> {
    return this.channel?.ask("confirm", request) ?? Promise.resolve({ error: connectionError });
  }

  protected started(): void {
    this.emit("ready");
    this.#emitChange({ empty: true, complete: false });
  }

  protected received(news: ElementNews): void {
    if (news.news === "change") {
      this.changed();
      this.#emitChange(news.change);
    } else if (news.news === "enter") this.frame?.closest("form")?.requestSubmit();
    else this.emit(news.news);
  }

  #emitChange(change: FormChange): void {
    this.emit("change", { ...change, collapsed: false, value: { type: "card" } });
  }
}
