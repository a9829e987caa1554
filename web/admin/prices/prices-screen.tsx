import * as z from "zod/mini";
import { ActDialog, ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { ExportPrices } from "./export-prices.tsx";
import { Margins } from "./margins.tsx";
import { NewPrices } from "./new-prices.tsx";
import {
  isFromTheBeginning,
  repeats,
  type StatedVersion,
  tariffStates,
  versionBefore,
} from "./tariff-states.ts";

const mostListed = 100;

export function PricesScreen() {
  const tariffs = useRead("list_tariffs", {});
  const mayPreview = useMayRun("preview_tariff");
  const mayReadMargins = useMayRun("read_margins");
  return (
    <Page title="Prices">
      <Answer
        to={tariffs}
        below={
          <>
            {mayPreview && (
              <Panel title="New prices">
                <NewPrices />
              </Panel>
            )}
            {mayReadMargins && <Margins />}
          </>
        }
      >
        {(read) => {
          const versions = tariffStates(read, new Date());
          return (
            <>
              <ScheduledPrices versions={versions} />
              <TariffVersions versions={versions} />
            </>
          );
        }}
      </Answer>
    </Page>
  );
}

function ScheduledPrices({ versions }: { versions: readonly StatedVersion[] }) {
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
      body={(reason) => ({
        versionId: before.id,
        effectiveAt: version.effectiveAt,
        replaces: version.id,
        reason,
      })}
      outcome={() => `Version ${version.id} is cancelled: version ${before.id} stays in force.`}
    />
  );
}

const states = {
  in_force: { tone: "good", words: "In force" },
  scheduled: { tone: "warn", words: "Scheduled" },
  replaced: { tone: "plain", words: "Replaced" },
  past: { tone: "plain", words: "Past" },
} as const;

function TariffVersions({ versions }: { versions: readonly StatedVersion[] }) {
  const scheduled = versions.filter(({ state }) => state === "scheduled");
  const inForce = versions.find(({ state }) => state === "in_force");
  const columns: Column<StatedVersion>[] = [
    { header: "Version", cell: ({ id }) => id },
    { header: "State", cell: State },
    { header: "Source", cell: ({ source }) => <span className="wrap-anywhere">{source}</span> },
    { header: "Prices", align: "end", cell: ({ rows }) => rows.toLocaleString("en") },
    { header: "Takes effect", cell: Effect },
    { header: "Imported", cell: ({ importedAt }) => <Moment at={importedAt} /> },
    {
      header: "Act",
      align: "end",
      cell: (version) => (
        <div className="flex flex-wrap justify-end gap-2">
          <ExportPrices versionId={version.id} />
          <RollBack version={version} scheduled={scheduled} inForce={inForce} />
        </div>
      ),
    },
  ];
  return (
    <TablePanel
      title="Versions"
      note={`The newest ${mostListed} imports`}
      columns={columns}
      rows={versions}
      empty="There are no prices yet."
    />
  );
}

function State({ state, replacedBy }: StatedVersion) {
  const { tone, words } = states[state];
  return <Badge tone={tone}>{replacedBy === undefined ? words : `${words}, by version ${replacedBy}`}</Badge>;
}

function Effect(version: StatedVersion) {
  return isFromTheBeginning(version) ? "from the beginning" : <Moment at={version.effectiveAt} />;
}

const now = "now";
const schema = z.object({ when: z.string() });

interface RollBackProps {
  version: StatedVersion;
  scheduled: readonly StatedVersion[];
  inForce: StatedVersion | undefined;
}

function RollBack({ version, scheduled, inForce }: RollBackProps) {
  const others = scheduled.filter(({ id }) => id !== version.id);
  const isInForce = version.state === "in_force";
  // What is in force now can only return later.
  if (isInForce && others.length === 0) return null;
  const options = [
    ...(isInForce ? [] : [{ value: now, label: "Now" }]),
    ...others.map(({ id, effectiveAt }) => ({
      value: effectiveAt,
      label: `${effectiveAt.slice(0, 16).replace("T", " ")} UTC, in place of version ${id}`,
    })),
  ];
  return (
    <ActFormDialog
      useCase="roll_back_tariff"
      button="Bring into force"
      title={`Bring version ${version.id} into force?`}
      sentence={`They are ${version.rows.toLocaleString("en")} prices from ${version.source}, and become a new version. Calls under way keep the price they began with.`}
      schema={schema}
      defaults={{ when: options[0]?.value ?? now }}
      fields={(field) => <SelectField label="They take effect" options={options} {...field("when")} />}
      body={({ reason, more: { when } }) => ({
        versionId: version.id,
        reason,
        ...(when === now
          ? { replaces: inForce?.id ?? null }
          : { effectiveAt: when, replaces: others.find((one) => one.effectiveAt === when)?.id ?? null }),
      })}
      outcome={({ id }) => `The prices of version ${version.id} are version ${id} now.`}
    />
  );
}
