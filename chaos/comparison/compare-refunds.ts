import { type Finding, finding, type Reported, sum } from "./finding.ts";
import type { Found, FoundPayment, FoundRefund, GivenBack } from "./found.ts";

/** Holds refunds against the card provider's record and against what was reported, and what came back against what was paid. */
export function compareRefunds(reported: Reported, actual: Found): Finding[] {
  const refundIds = new Set(actual.refunds.map(({ id }) => id));
  return [
    ...actual.refunds.flatMap((refund) => compareRefund(refund, actual.givenBack)),
    ...actual.givenBack
      .filter(({ refundId }) => !refundIds.has(refundId))
      .map(({ ref, amount_minor }) =>
        finding("wrong", `Payment ${ref} was refunded ${amount_minor}, and no request for it is there.`),
      ),
    ...compareReports(reported, actual),
    ...actual.wallets.flatMap(({ id, posted_mc }) => compareWallet(id, posted_mc, actual)),
  ];
}

function compareRefund({ id, status, amount_minor }: FoundRefund, all: readonly GivenBack[]): Finding[] {
  if (status === "requested") return [finding("stuck", `Refund ${id} has no outcome.`)];
  const refunds = all.filter(({ refundId }) => refundId === id);
  if (refunds.length > 1) return [finding("doubled", `Refund ${id} was made ${refunds.length} times.`)];
  const [one] = refunds;
  if (status === "refused") {
    if (!one || one.failed) return [];
    return [finding("wrong", `Refund ${id} counts as refused and was made.`)];
  }
  if (!one) return [finding("lost", `Refund ${id} counts as done, and the provider has none.`)];
  if (one.failed) return [finding("wrong", `Refund ${id} counts as done, and the bank has returned it.`)];
  if (one.amount_minor === amount_minor) return [];
  return [finding("wrong", `Refund ${id} of ${amount_minor} was made over ${one.amount_minor}.`)];
}

/** The same refund may be reported to two people only when there are two. The bank may return one that was reported. */
function compareReports(
  { refunds: reports }: Reported,
  { refunds, givenBack }: Pick<Found, "refunds" | "givenBack">,
): Finding[] {
  const keyOf = ({ paymentId, askedBy, amount_minor }: Omit<FoundRefund, "id" | "status">) =>
    `Payment ${paymentId}: ${amount_minor} for its ${askedBy}`;
  const returned = new Set(givenBack.filter(({ failed }) => failed).map(({ refundId }) => refundId));
  const done = refunds.filter(({ id, status }) => status === "done" || returned.has(id)).map(keyOf);
  return [...Map.groupBy(reports, keyOf)].flatMap(([key, { length: reported }]) => {
    const there = done.filter((one) => one === key).length;
    if (there >= reported) return [];
    return [
      finding("lost", `${key} was reported as given back ${reported} times, and is there ${there} times.`),
    ];
  });
}

/** Users get back what they have not used, and no user more than was paid. An operator or a bank may take the rest. */
function compareWallet(id: string, posted_mc: number, { payments, refunds, charged }: Found): Finding[] {
  const own = payments.filter(({ walletId }) => walletId === id);
  const ids = new Set(own.map((payment) => payment.id));
  const refs = new Set(own.map(({ ref }) => ref));
  const charges = charged.filter(({ ref }) => refs.has(ref));
  const paid_minor = sum(charges.map(({ charge_minor }) => charge_minor));
  const back_minor = sum(charges.map(({ refunded_minor }) => refunded_minor));
  if (back_minor > paid_minor)
    return [finding("overspent", `Wallet ${id} has paid ${paid_minor} and got back ${back_minor}.`)];
  const byOthers =
    own.some(({ disputed_mc }: FoundPayment) => disputed_mc.length > 0) ||
    refunds.some(({ paymentId, askedBy }) => askedBy === "operator" && ids.has(paymentId));
  if (posted_mc >= 0 || byOthers) return [];
  return [finding("overspent", `Wallet ${id} has ${posted_mc} mc, and its user alone took money back.`)];
}
