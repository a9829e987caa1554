import pTimeout from "p-timeout";
import type { WalletType } from "./browser-wallets.ts";
import { ElementEvents } from "./element-events.ts";
import { connectFrame, createFrame } from "./frame.ts";
import type { Channel } from "./messenger.ts";
import { nodeOf } from "./mount-node.ts";
import type { ConfirmRequest, ExpressNews, ExpressQuestions, FormSettings } from "./protocol.ts";
import { connectionError, IntegrationError, type PaymentResult, type StripeJsError } from "./results.ts";
import { openWalletSheet, type WalletSheet } from "./wallet-dialog.ts";
import { optionNameOf, optionNames } from "./wallet-options.ts";

const loadLimit_ms = 15_000;
/** https://docs.stripe.com/js/elements_object/express_checkout_element_click_event */
const clickLimit_ms = 1_000;
const slide_ms = 200;
const failureReasons = [
  "fail",
  "invalid_shipping_address",
  "invalid_billing_address",
  "invalid_payment_data",
  "address_unserviceable",
];
/** The wallets' buttons from the page's side, and the sheet that a button opens. */
export class ExpressElement extends ElementEvents {
  readonly #origin: string;
  readonly #watch: { onAuthorised(): void; onDestroy(): void };
  #settings: FormSettings;
  #frame: HTMLIFrameElement | null = null;
  #channel: Channel<ExpressQuestions, never> | null = null;
  #sheet: { open: WalletSheet; isAuthorised: boolean } | null = null;

  constructor(origin: string, settings: FormSettings, watch: { onAuthorised(): void; onDestroy(): void }) {
    super("expressCheckout");
    this.#origin = origin;
    this.#settings = settings;
    this.#watch = watch;
  }

  mount(target: string | HTMLElement): void {
    const node = nodeOf(target);
    this.unmount();
    const frame = createFrame(`${this.#origin}/cards/express`, "Secure express checkout frame");
    Object.assign(frame.style, { height: "0", margin: "-4px", width: "calc(100% + 8px)" });
    this.#frame = frame;
    connectFrame<ExpressQuestions, ExpressNews>(
      frame,
      this.#origin,
      (news) => this.#receive(news),
      (channel) => void this.#start(frame, channel),
    );
    node.replaceChildren(frame);
  }

  unmount(): void {
    this.#closeSheet();
    this.#channel?.close();
    this.#frame?.remove();
    this.#channel = null;
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#watch.onDestroy();
  }

  /** The options that can change lay the buttons out, and there is one layout. */
  update(_options: object): this {
    return this;
  }

  changeSettings(changes: Partial<FormSettings>): void {
    this.#settings = { ...this.#settings, ...changes };
  }

  get isMounted(): boolean {
    return this.#frame !== null;
  }

  /** True when a person has just authorised a payment, which the page has neither confirmed nor failed. */
  get isAuthorised(): boolean {
    return this.#sheet?.isAuthorised === true;
  }

  /** @throws IntegrationError outside the `confirm` event. */
  async submit(): Promise<StripeJsError | null> {
    if (this.isAuthorised) return null;
    throw new IntegrationError(
      "elements.submit() with an Express Checkout Element belongs into its confirm event.",
    );
  }

  /** Pays. The sheet closes once the payment is accepted; after a refusal the page calls `paymentFailed`. */
  async confirm(request: ConfirmRequest): Promise<PaymentResult> {
    if (!this.#sheet) return { error: connectionError };
    const result = await this.#sheet.open.confirm(request);
    if (result.paymentIntent) this.#closeSheet();
    return result;
  }

  async #start(frame: HTMLIFrameElement, channel: Channel<ExpressQuestions, never>): Promise<void> {
    if (frame !== this.#frame) return channel.close();
    this.#channel = channel;
    const answer = await pTimeout(channel.ask("start", this.#settings), {
      milliseconds: loadLimit_ms,
      fallback: () => ({ error: connectionError }),
    }).catch(() => "closed" as const);
    if (answer === "closed" || frame !== this.#frame) return;
    if (answer.error) this.emit("loaderror", { error: answer.error });
    else this.#announce(answer.usable);
  }

  #announce(usable: readonly WalletType[]): void {
    const isUsable = (name: string) => usable.some((type) => optionNameOf[type] === name);
    const all = (value: (name: string) => unknown) =>
      usable.length === 0 ? undefined : Object.fromEntries(optionNames.map((name) => [name, value(name)]));
    this.emit("ready", { availablePaymentMethods: all(isUsable) });
    this.emit("availablepaymentmethodschange", {
      paymentMethods: all((name) => ({ available: isUsable(name) })),
    });
  }

  #receive(news: ExpressNews): void {
    if (news.news === "height" && this.#frame) this.#frame.style.height = `${news.height_px}px`;
    else if (news.news === "click") this.#clicked(news.wallet);
  }

  #clicked(wallet: WalletType): void {
    if (this.#sheet) return;
    let isAnswered = false;
    const answer = (isOpen: boolean) => {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(late);
      if (isOpen) this.#openSheet(wallet);
    };
    const late = setTimeout(() => {
      isAnswered = true;
      console.error("Neither resolve() nor reject() was called within 1 second of the click event.");
    }, clickLimit_ms);
    if (!this.hears("click")) answer(true);
    this.emit("click", {
      expressPaymentType: wallet,
      resolve: () => answer(true),
      reject: () => answer(false),
    });
  }

  #openSheet(wallet: WalletType): void {
    const { key, purpose } = this.#settings;
    const open = openWalletSheet(this.#origin, { key, purpose, wallet }, (news) => {
      if (news === "authorised") return this.#authorised(wallet);
      // A sheet slides away before its page knows, and its own click must end in it.
      setTimeout(() => {
        this.#closeSheet();
        this.emit("cancel", {});
      }, slide_ms);
    });
    this.#sheet = { open, isAuthorised: false };
  }

  #authorised(wallet: WalletType): void {
    if (!this.#sheet) return;
    this.#sheet.isAuthorised = true;
    this.#watch.onAuthorised();
    this.emit("confirm", {
      expressPaymentType: wallet,
      billingDetails: { name: "Sandbox Wallet" },
      paymentFailed: ({ reason = "fail" }: { reason?: string; message?: string } = {}) => {
        if (!failureReasons.includes(reason)) {
          throw new IntegrationError(`Invalid value for paymentFailed(): reason should not be ${reason}.`);
        }
        this.#closeSheet();
      },
    });
  }

  #closeSheet(): void {
    this.#sheet?.open.close();
    this.#sheet = null;
  }
}
