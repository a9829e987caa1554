import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { repeats, type StatedVersion, versionBefore } from "./tariff-states.ts";

/** The versions that will take effect by themselves, each with a button to cancel it. */
export function ScheduledPrices({ versions }: { versions: readonly StatedVersion[] }) {
  const scheduled = versions.filter(({ state }) => state === "scheduled");
  return scheduled.map((version) => {
    const before = versionBefore(versions, version);
    const isSame = before !== undefined && repeats(version, before);
    return (
      <Alert key={version.id} tone={isSame ? "info" : "warn"}>
        <p>
          Version {version.id} ({version.source}) takes effect at <Moment at={version.effectiveAt} />
          {isSame && `: the prices of version ${before.id}, so nothing changes then`}.
        </p>
        <p className="mt-1 font-normal">Prices that are imported for the same moment take its place.</p>
        {before && !isSame && (
          <div className="mt-3">
            <Cancel version={version} before={before} />
          </div>
        )}
      </Alert>
    );
  });
}

function Cancel({ version, before }: { version: StatedVersion; before: StatedVersion }) {
  return (
    <ActDialog
      useCase="roll_back_tariff"
      button={`Cancel version ${version.id}`}
      title={`Cancel version ${version.id}?`}
      sentence={`At its moment the prices of version ${before.id} (${before.source}) take effect again, so nothing changes.`}
      submit="Cancel these prices"
      body={(reason) => ({ versionId: before.id, effectiveAt: version.effectiveAt, reason })}
      outcome={() => `Version ${version.id} is cancelled: version ${before.id} stays in force.`}
    />
  );
}
