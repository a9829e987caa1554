import { numberComparisonWords as words } from "#contract/operators/operator-mails.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import { mailToOperator } from "#domain/mail-layout.ts";
import { numbersOf, type RentDeps } from "./rent-deps.ts";

/**
 * Tells the operator, once a day, of numbers that the carrier has under an id of ours and that no user has, and of numbers that
 * a user pays and the carrier does not have. Nothing is changed: a person decides. Numbers that were bought elsewhere do not count.
 */
export async function compareNumbers(deps: RentDeps): Promise<void> {
  const carrier = numbersOf(deps, deps.defaultCarrier);
  if (!carrier) return;
  const before = deps.clock.now();
  const owned = await carrier.list().catch((error: unknown) => {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(deps.defaultCarrier, "the carrier's numbers could not be listed", error);
    return undefined;
  });
  if (!owned) return;
  const rented = await deps.connection(({ numbers }) => numbers.listRented(deps.defaultCarrier));
  const ids = new Set(rented.map(({ id }) => id));
  const atCarrier = new Set(owned.map(({ providerNumberId }) => providerNumberId));
  const unknown = owned.filter(({ id }) => id !== undefined && !ids.has(id)).map(({ number }) => number);
  const missing = rented
    .filter(({ state }) => state === "active" || state === "overdue")
    .filter(({ boughtAt }) => boughtAt !== null && boughtAt < before)
    .filter(({ providerNumberId }) => providerNumberId !== null && !atCarrier.has(providerNumberId))
    .map(({ number }) => number);
  if (unknown.length + missing.length === 0) return;
  await deps.transaction(({ outbox }) =>
    outbox.add(
      mailToOperator(deps.operatorEmail, () => ({
        subject: words.subject,
        body: words.body,
        facts: [
          ...(unknown.length > 0 ? [{ name: words.unknown, value: unknown.join(", ") }] : []),
          ...(missing.length > 0 ? [{ name: words.missing, value: missing.join(", ") }] : []),
        ],
        note: words.note,
      })),
    ),
  );
}
