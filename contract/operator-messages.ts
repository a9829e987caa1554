/** The sentences that operators read. Apart from those of users, so that no user's page carries them. */
export const operatorMessages = {
  noGrant:
    "You have no current grant as an operator. An owner of the server gives one: npm run operate -- grant-role.",
  noSecondFactor:
    "An operator needs a second factor. Please set up an authenticator app or a passkey in your settings first.",
  noRight: (role: string) => `The role ${role} does not include this.`,
  reasonMissing: ({ shortest, longest }: { shortest: number; longest: number }) =>
    `Please say why, in ${shortest} to ${longest} characters: the reason is kept in the record.`,
  noUser: (email: string) => `No user has the address ${email}.`,
  grantNeedsFactor: (email: string) =>
    `${email} has neither an authenticator app nor a passkey. An operator needs one: it is set up in the settings of the user.`,
  grantDays: (longest: number) => `A grant lasts from 1 to ${longest} days.`,
  noGrantToRevoke: (email: string) => `${email} has no grant.`,
} as const;
