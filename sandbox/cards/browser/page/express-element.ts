import {
  type ConfirmRequest,
  connectionError,
  type ElementNews,
  IntegrationError,
  type PaymentResult,
  type StripeJsError,
  type WalletType,
} from "#sandbox/cards/browser/protocol.ts";
import { openWalletSheet, type WalletSheet } from "./dialogs.ts";
import { type ElementOptions, FrameElement } from "./frame-element.ts";
import { optionNameOf, optionNames } from "./wallet-options.ts";

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
export class ExpressElement extends FrameElement {
  #sheet: { open: WalletSheet; isAuthorised: boolean } | null = null;

  constructor(options: ElementOptions) {
    const look = { path: "/cards/express", title: "Secure express checkout frame", height_px: 0 };
    super("expressCheckout", options, look);
  }

  override unmount(): void {
    this.#closeSheet();
    super.unmount();
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

  protected started(usable: readonly WalletType[]): void {
    const isUsable = (name: string) => usable.some((type) => optionNameOf[type] === name);
    const all = (value: (name: string) => unknown) =>
      usable.length === 0 ? undefined : Object.fromEntries(optionNames.map((name) => [name, value(name)]));
    this.emit("ready", { availablePaymentMethods: all(isUsable) });
    this.emit("availablepaymentmethodschange", {
      paymentMethods: all((name) => ({ available: isUsable(name) })),
    });
  }

  protected received(news: ElementNews): void {
    if (news.news !== "click" || this.#sheet) return;
    const { wallet } = news;
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
    const { key, purpose, business } = this.settings;
    const open = openWalletSheet(this.origin, { key, purpose, business, wallet }, (news) => {
      if (news === "authorised") return this.#authorised(wallet);
      // A sheet slides away before its page knows, and its own click must end in it.
      setTimeout(() => {
        this.#closeSheet();
        this.emit("cancel");
      }, slide_ms);
    });
    this.#sheet = { open, isAuthorised: false };
  }

  #authorised(wallet: WalletType): void {
    if (!this.#sheet) return;
    this.#sheet.isAuthorised = true;
    this.changed();
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
