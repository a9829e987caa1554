// The pages that the server does not render. They are listed apart, so that a visitor's page loads no list of them.
export const appPages = {
  forgotPassword: async () =>
    (await import("#web/site/sign-in/mailed-links/forgot-password-page.tsx")).ForgotPasswordPage,
  resetPassword: async () =>
    (await import("#web/site/sign-in/mailed-links/reset-password-page.tsx")).ResetPasswordPage,
  confirmEmail: async () =>
    (await import("#web/site/sign-in/mailed-links/confirm-pages.tsx")).ConfirmEmailPage,
  confirmLink: async () => (await import("#web/site/sign-in/mailed-links/confirm-pages.tsx")).ConfirmLinkPage,
  linkProvider: async () =>
    (await import("#web/site/sign-in/providers/link-provider-page.tsx")).LinkProviderPage,
  confirmAddress: async () =>
    (await import("#web/site/sign-in/mailed-links/confirm-pages.tsx")).ConfirmAddressPage,
  undoSignIn: async () => (await import("#web/site/sign-in/mailed-links/confirm-pages.tsx")).UndoSignInPage,
  rechargeOff: async () =>
    (await import("#web/site/sign-in/mailed-links/recharge-off-page.tsx")).RechargeOffPage,
  dashboard: async () => (await import("./dashboard-page.tsx")).DashboardPage,
  purchase: async () => (await import("#web/app/purchase/purchase-page.tsx")).PurchasePage,
  rechargeFinish: async () => (await import("#web/app/purchase/recharge/finish-page.tsx")).RechargeFinishPage,
  transactions: async () => (await import("#web/app/transactions/transactions-page.tsx")).TransactionsPage,
  settings: async () => (await import("#web/app/settings/settings-page.tsx")).SettingsPage,
  calls: async () => (await import("#web/app/call-history/calls-page.tsx")).CallsPage,
  call: async () => (await import("#web/app/call-history/call-page.tsx")).CallPage,
  contacts: async () => (await import("#web/app/contacts/contacts-page.tsx")).ContactsPage,
  numbers: async () => (await import("#web/app/numbers/numbers-page.tsx")).NumbersPage,
  rentReceipt: async () => (await import("#web/app/numbers/rent-receipt-page.tsx")).RentReceiptPage,
  voicemail: async () => (await import("#web/app/voicemail/voicemail-page.tsx")).VoicemailPage,
  receipt: async () => (await import("#web/app/transactions/receipt-page.tsx")).ReceiptPage,
};
