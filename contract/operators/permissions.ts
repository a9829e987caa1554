/** Roles of operators; each has the rights of its column in `permissions`. */
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
  /** True for money, deletion, prices, roles and exports: the second factor was proved within ten minutes. */
  stepUp: boolean;
}

const no = false;
const yes = true;

/** Every use-case of operators, who may run it, and whether it needs a reason and a fresh second factor. */
export const permissions = {
  grant_role: { support: no, finance: no, owner: no, system: yes, reason: yes, stepUp: yes },
  revoke_role: { support: no, finance: no, owner: no, system: yes, reason: yes, stepUp: yes },
  confirm_role: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  list_operators: { support: no, finance: no, owner: yes, system: yes, reason: no, stepUp: no },
  read_record: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },

  read_today: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },

  find_user: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  show_user: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  read_messages: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  verify_user: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  resend_verification: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  log_out_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  export_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  delete_user: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  freeze_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  unfreeze_user: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  lift_marks: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  pause_recharge: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  resume_recharge: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },

  give_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes, stepUp: yes },
  take_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes, stepUp: yes },
  list_proposals: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  approve_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes, stepUp: yes },
  reject_credits: { support: no, finance: yes, owner: yes, system: yes, reason: yes, stepUp: yes },

  show_payment: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  refund_payment: { support: no, finance: yes, owner: yes, system: yes, reason: yes, stepUp: yes },

  list_calls: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  show_call: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  hang_up_call: { support: yes, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },

  read_switches: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  list_tariffs: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  preview_tariff: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  export_tariff: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  import_tariff: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  roll_back_tariff: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
  audit_ledger: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  read_fraud: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  read_revenue: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  read_recharges: { support: no, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  read_seller: { support: yes, finance: yes, owner: yes, system: yes, reason: no, stepUp: no },
  change_seller: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },

  switch_calling: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  switch_purchases: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  switch_sign_up: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: no },
  reset_spend: { support: no, finance: no, owner: yes, system: yes, reason: yes, stepUp: yes },
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

export function needsStepUp(useCase: UseCase): boolean {
  return permissions[useCase].stepUp;
}
