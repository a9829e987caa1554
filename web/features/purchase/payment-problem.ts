/** A payment that did not go through, with the sentence for the person who tried. */
export class PaymentProblem extends Error {
  override name = "PaymentProblem";
}

export function paymentProblem(sentence: string): PaymentProblem {
  return new PaymentProblem(sentence);
}
