// The pages that the server does not render. They are listed apart, so that a visitor's page loads no list of them.

export async function forgotPassword() {
  return (await import("#web/site/sign-in/mailed-links/forgot-password-page.tsx")).ForgotPasswordPage;
}
export async function resetPassword() {
  return (await import("#web/site/sign-in/mailed-links/reset-password-page.tsx")).ResetPasswordPage;
}
export async function confirmEmail() {
  return (await import("#web/site/sign-in/mailed-links/confirm-email-page.tsx")).ConfirmEmailPage;
}
export async function confirmLink() {
  return (await import("#web/site/sign-in/mailed-links/confirm-link-page.tsx")).ConfirmLinkPage;
}
export async function linkProvider() {
  return (await import("#web/site/sign-in/providers/link-provider-page.tsx")).LinkProviderPage;
}
export async function confirmAddress() {
  return (await import("#web/site/sign-in/mailed-links/confirm-address-page.tsx")).ConfirmAddressPage;
}
export async function undoSignIn() {
  return (await import("#web/site/sign-in/mailed-links/undo-sign-in-page.tsx")).UndoSignInPage;
}
export async function dashboard() {
  return (await import("./dashboard-page.tsx")).DashboardPage;
}
export async function purchase() {
  return (await import("#web/app/purchase/purchase-page.tsx")).PurchasePage;
}
export async function transactions() {
  return (await import("#web/app/transactions/transactions-page.tsx")).TransactionsPage;
}
export async function settings() {
  return (await import("#web/app/settings/settings-page.tsx")).SettingsPage;
}
export async function calls() {
  return (await import("#web/app/call-history/calls-page.tsx")).CallsPage;
}
export async function call() {
  return (await import("#web/app/call-history/call-page.tsx")).CallPage;
}
export async function contacts() {
  return (await import("#web/app/contacts/contacts-page.tsx")).ContactsPage;
}
export async function receipt() {
  return (await import("#web/app/transactions/receipt-page.tsx")).ReceiptPage;
}
