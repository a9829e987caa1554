/** Roles of operators; each has the rights of its column in `permissions`. */
export const roles = ["support", "finance", "owner"] as const;
export type Role = (typeof roles)[number];

/** The system's own user at the command line, who may run everything, beside the roles. */
export type ActingRole = Role | "system";

interface Rule extends Record<Role, boolean> {
  /** Subject: a person (a user, or a payment, call or proposal of one), the address of a sign-up, or the product. */
  about: "person" | "sign_up" | "product";
  /**
   * True for an act: everything that changes something, and reading what people wrote. It takes a reason, and is refused
   * on the actor under any name, and beyond `reach`. The inbox takes none: a message was sent to be read and answered.
   */
  reason: boolean;
  /**
   * True for money, deletion, prices, roles, exports, and what opens a door: the second factor was proved within ten
   * minutes. What closes one, such as a freeze, is not delayed.
   */
  stepUp: boolean;
}

const no = false;
const yes = true;

/** Every use-case of operators, who may run it, and whether it needs a reason and a fresh second factor. */
export const permissions = {
  grant_role: { about: "person", support: no, finance: no, owner: no, reason: yes, stepUp: yes },
  revoke_role: { about: "person", support: no, finance: no, owner: no, reason: yes, stepUp: yes },
  confirm_role: { about: "person", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  list_operators: { about: "product", support: no, finance: no, owner: yes, reason: no, stepUp: no },
  read_record: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },

  read_today: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },

  find_user: { about: "person", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  show_user: { about: "person", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  read_messages: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },
  list_messages: { about: "product", support: yes, finance: no, owner: yes, reason: no, stepUp: no },
  show_message: { about: "person", support: yes, finance: no, owner: yes, reason: no, stepUp: no },
  answer_message: { about: "person", support: yes, finance: no, owner: yes, reason: no, stepUp: no },
  assign_message: { about: "person", support: yes, finance: no, owner: yes, reason: no, stepUp: no },
  finish_message: { about: "person", support: yes, finance: no, owner: yes, reason: no, stepUp: no },
  verify_user: { about: "sign_up", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  resend_verification: { about: "sign_up", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },
  log_out_user: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },
  export_user: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: yes },
  delete_user: { about: "person", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  freeze_user: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },
  unfreeze_user: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: yes },
  lift_marks: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: yes },
  pause_recharge: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },
  resume_recharge: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: yes },

  give_credits: { about: "person", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },
  take_credits: { about: "person", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },
  list_proposals: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  approve_credits: { about: "person", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },
  reject_credits: { about: "person", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },

  show_payment: { about: "person", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_payments: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_all_calls: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_refunds: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_disputes: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_users: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  sum_calls: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  sum_payments: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  export_list: { about: "product", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },
  refund_payment: { about: "person", support: no, finance: yes, owner: yes, reason: yes, stepUp: yes },

  list_calls: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  show_call: { about: "person", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  hang_up_call: { about: "person", support: yes, finance: no, owner: yes, reason: yes, stepUp: no },

  read_setup: { about: "product", support: no, finance: no, owner: yes, reason: no, stepUp: no },
  test_card_webhook: { about: "product", support: no, finance: no, owner: yes, reason: no, stepUp: no },
  read_switches: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  list_tariffs: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  preview_tariff: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  read_margins: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  export_tariff: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: yes },
  import_tariff: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  roll_back_tariff: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  audit_ledger: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  read_fraud: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  read_alarms: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  see_alarm: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  change_alarms: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  change_alarm_webhook: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  test_alarm_webhook: { about: "product", support: no, finance: no, owner: yes, reason: no, stepUp: no },
  read_revenue: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  read_recharges: { about: "product", support: no, finance: yes, owner: yes, reason: no, stepUp: no },
  read_brand: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  change_brand: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  change_brand_picture: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  read_languages: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  change_languages: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  read_purchase_settings: {
    about: "product",
    support: yes,
    finance: yes,
    owner: yes,
    reason: no,
    stepUp: no,
  },
  preview_purchase_settings: {
    about: "product",
    support: no,
    finance: no,
    owner: yes,
    reason: no,
    stepUp: no,
  },
  change_purchase_settings: {
    about: "product",
    support: no,
    finance: no,
    owner: yes,
    reason: yes,
    stepUp: yes,
  },
  read_number_offers: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  change_number_offers: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  list_rented_numbers: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  read_seller: { about: "product", support: yes, finance: yes, owner: yes, reason: no, stepUp: no },
  change_seller: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },

  switch_calling: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  switch_purchases: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  switch_sign_up: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
  reset_spend: { about: "product", support: no, finance: no, owner: yes, reason: yes, stepUp: yes },
} as const satisfies Record<string, Rule>;

/**
 * On operators of which role each role may act, beside users without one. Never on an equal or a higher one, so that
 * two people cannot lift each other; owners alone act on owners. No role reaches the actor.
 */
const reach = {
  support: { support: no, finance: no, owner: no },
  finance: { support: yes, finance: no, owner: no },
  owner: { support: yes, finance: yes, owner: yes },
  system: { support: yes, finance: yes, owner: yes },
} as const satisfies Record<ActingRole, Record<Role, boolean>>;

export type UseCase = keyof typeof permissions;

export function mayRun(role: ActingRole, useCase: UseCase): boolean {
  return role === "system" || permissions[useCase][role];
}

export function mayActOn(role: ActingRole, other: Role): boolean {
  return reach[role][other];
}

export function subjectOf(useCase: UseCase): Rule["about"] {
  return permissions[useCase].about;
}

export function needsReason(useCase: UseCase): boolean {
  return permissions[useCase].reason;
}

export function needsStepUp(useCase: UseCase): boolean {
  return permissions[useCase].stepUp;
}
