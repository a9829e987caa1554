/** The addresses of pages that mails and redirects lead to. */

/** A link to a new address opens it. It posts the one-time token of the link to `confirmEmail`. */
export const confirmEmailPath = "/confirm-email";

/** The link about a new device opens it. It posts the token of the link to `undoSignIn`. */
export const undoSignInPath = "/undo-sign-in";

/** The mailed link that links Google without the password opens it. */
export const confirmGooglePath = "/confirm-google";

/** Asks for the password of the account that Google is about to be linked to. */
export const linkGooglePath = "/link-google";
