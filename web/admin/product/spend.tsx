import type { Switches } from "#contract/operators/product.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

/** Cost of the calls of all wallets within an hour and a day, beside the limits that stop calling. */
export function Spend({ calling }: { calling: Switches["calling"] }) {
  const { stop, spend, limits } = calling;
  const isStopped = stop?.reason === "spend";
  return (
    <div className="space-y-4">
      {isStopped && (
        <Alert tone="danger">
          Calling is stopped since <Moment at={stop.since} />: all wallets together spent more than a limit.
          Find out who spends and why, then allow calls again.
        </Alert>
      )}
      <Share name="Within an hour" spent={spend.hour} limit={limits.hour} />
      <Share name="Within a day" spent={spend.day} limit={limits.day} />
      <p className="text-ink-soft text-xs">
        Open calls count with all that they hold. Measured at <Moment at={spend.checkedAt} />. The limits are
        TOTAL_SPEND_PER_HOUR and TOTAL_SPEND_PER_DAY.
      </p>
      {isStopped && (
        <ActDialog
          useCase="reset_spend"
          button="Reset the spend stop"
          variant="danger"
          title="Reset the spend stop?"
          sentence="Calls are allowed again, and what was spent before no longer counts for the limits."
          body={(reason) => ({ reason })}
          outcome={({ stop: left, offByVariable }) =>
            left || offByVariable
              ? "The spend stop is reset. Calling is still switched off."
              : "Calls are allowed again."
          }
        />
      )}
    </div>
  );
}

function Share({ name, spent, limit }: { name: string; spent: number; limit: number }) {
  const percent = limit > 0 ? Math.min(100, (100 * spent) / limit) : 100;
  return (
    <div>
      <p className="figures flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-semibold">{name}</span>
        <span>{`${formatCredits(spent)} of ${creditsInWords(limit)}`}</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${percent >= 80 ? "bg-danger" : "bg-accent"}`}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
