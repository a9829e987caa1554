/** What an operator may be; each has the rights of its column in `permissions`. */
export const roles = ["support", "finance", "owner"] as const;
export type Role = (typeof roles)[number];

/** The system's own user at the command line beside the roles. */
export type ActingRole = Role | "system";

interface Rule extends Record<ActingRole, boolean> {
  /**
   * True for an act: everything that changes something, and reading what people wrote. It takes a reason, and is refused
   * on the actor's own wallet and beyond `reach`.
   */
  reason: boolean;
}

const no = false;
const yes = true;

/** Every use-case of operators, who may run it, and whether it needs a reason. */
export const permissions = {
  grant_role: { support: no, finance: no, owner: no, system: yes, reason: yes },
  revoke_role: { support: no, finance: no, owner: no, system: yes, reason: yes },
  list_operators: { support: no, finance: no, owner: yes, system: yes, reason: no },
  read_record: { support: no, finance: yes, owner: yes, system: yes, reason: no },

  find_user: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  show_user: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  read_messages: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  verify_user: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  resend_verification: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  log_out_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  export_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  delete_user: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  freeze_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  unfreeze_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes },
  lift_marks: { support: yes, finance: no, owner: yes, system: yes, reason: yes },

  give_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes },
  take_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes },
  list_proposals: { support: no, finance: yes, owner: yes, system: yes, reason: no },
  approve_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes },
  reject_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes },

  show_payment: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  refund_payment: { support: no, finance: yes, owner: yes, system: yes, reason: yes },

  list_calls: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  show_call: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  hang_up_call: { support: yes, finance: no, owner: yes, system: yes, reason: yes },

  read_switches: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  list_tariffs: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  preview_tariff: { support: no, finance: yes, owner: yes, system: yes, reason: no },
  import_tariff: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  roll_back_tariff: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  audit_ledger: { support: no, finance: yes, owner: yes, system: yes, reason: no },
  read_fraud: { support: yes, finance: yes, owner: yes, system: yes, reason: no },
  read_revenue: { support: no, finance: yes, owner: yes, system: yes, reason: no },

  switch_calling: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  switch_purchases: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  switch_sign_up: { support: no, finance: no, owner: yes, system: yes, reason: yes },
  reset_spend: { support: no, finance: no, owner: yes, system: yes, reason: yes },
} as const satisfies Record<string, Rule>;

/**
 * On operators of which role each role may act, beside users without one. Never on an equal or a higher one, so that
 * two people cannot lift each other; owners alone act on owners. No role reaches the actor's own wallet.
 */
const reach = {
  support: { support: no, finance: no, owner: no },
  finance: { support: yes, finance: no, owner: no },
  owner: { support: yes, finance: yes, owner: yes },
  system: { support: yes, finance: yes, owner: yes },
} as const satisfies Record<ActingRole, Record<Role, boolean>>;

export type UseCase = keyof typeof permissions;

export function mayRun(role: ActingRole, useCase: UseCase): boolean {
  return permissions[useCase][role];
}

export function mayActOn(role: ActingRole, other: Role): boolean {
  return reach[role][other];
}

export function needsReason(useCase: UseCase): boolean {
  return permissions[useCase].reason;
}
