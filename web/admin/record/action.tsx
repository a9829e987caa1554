import type { RecordedAction } from "#contract/operators/product.ts";
import { EmailText } from "#web/admin/lib/email.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { type ReadableChange, readableChanges } from "./readable-changes.ts";

/** One act: who, when, what, about what, why, and the state before and after. */
export function Action({ action }: { action: RecordedAction }) {
  const { id, actedAt, useCase, reason, before, after } = action;
  const changes = readableChanges(before, after);
  return (
    <li className="py-3.5 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold text-base">{inWords(useCase)}</span>
        <span className="wrap-anywhere min-w-0">
          <EmailText>{subjectOf(action)}</EmailText>
        </span>
        <span className="ms-auto text-ink-soft">
          <Moment at={actedAt} /> · #{id}
        </span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
        <span className="wrap-anywhere min-w-0">
          by <EmailText>{action.actorEmail ?? action.actor}</EmailText>
        </span>
        <Badge tone="plain">{action.role === "system" ? "Command line" : inWords(action.role)}</Badge>
      </p>
      {reason !== null && (
        <p className="mt-1.5 whitespace-pre-line break-words border-line-strong border-s-2 ps-3">{reason}</p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </li>
  );
}

function subjectOf({ subjectKind, subjectId, subjectEmail }: RecordedAction): string {
  return subjectEmail ?? `${subjectKind} ${subjectId}`;
}

function Changes({ changes }: { changes: readonly ReadableChange[] }) {
  return (
    <dl className="figures mt-2 grid gap-x-5 gap-y-0.5 rounded-control bg-sunken px-3 py-2 text-xs sm:grid-cols-[auto_1fr]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-ink-soft">{field}</dt>
          <dd className="min-w-0 break-words">
            {before !== undefined && (
              <>
                <span className="sr-only">before: </span>
                {before}
              </>
            )}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && (
              <>
                <span className="sr-only">{before === undefined ? "" : ", "}after: </span>
                <span className="font-semibold">{after}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
