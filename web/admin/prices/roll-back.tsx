import * as z from "zod/mini";
import { ActFormDialog } from "#web/admin/lib/act-form-dialog.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import type { StatedVersion } from "./tariff-states.ts";

interface RollBackProps {
  version: StatedVersion;
  /** The versions that another can take the place of. */
  scheduled: readonly StatedVersion[];
}

const now = "now";
const schema = z.object({ when: z.string() });

/** Brings the prices of a version into force again: now, or in place of a scheduled version. */
export function RollBack({ version, scheduled }: RollBackProps) {
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
        ...(when !== now && { effectiveAt: when }),
      })}
      outcome={({ id }) => `The prices of version ${version.id} are version ${id} now.`}
    />
  );
}
