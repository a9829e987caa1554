import type { ComponentType } from "react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { UseCase } from "#contract/operators/permissions.ts";
import { useMayRun, useOperator } from "#web/admin/lib/operator.ts";
import { Alert } from "#web/kit/notices/alert.tsx";

/** A screen for the roles that may read what it shows. */
export function forRole(reads: UseCase, Screen: ComponentType): ComponentType {
  return function RoleScreen() {
    const { role } = useOperator();
    return useMayRun(reads) ? <Screen /> : <Alert tone="warn">{operatorMessages.noRight(role)}</Alert>;
  };
}
