/** What an earlier account of the same person leaves to a new one. */
export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Ein früheres Konto von Ihnen schuldet Credits. Ihr nächster Kauf bezahlt sie zuerst. Wenn Sie kein anderes Konto hatten, wenden Sie sich bitte an uns.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Ein früheres Konto von Ihnen schuldet {credits} Credits. Ihr nächster Kauf bezahlt sie zuerst. Wenn Sie kein anderes Konto hatten, wenden Sie sich bitte an uns.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "Ihr letzter Anruf ist beendet, aber der Netzbetreiber hat die Kosten noch nicht bestätigt. Ihre Credits sind innerhalb einer Minute wieder frei.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Mit einem anderen Konto Ihrer Adresse oder Karte wird gerade telefoniert. Bitte versuchen Sie es erneut, wenn dieser Anruf beendet ist.",
  "Debt of an earlier account of yours": "Schuld eines früheren Kontos von Ihnen",
  "Debt paid by another account of yours": "Schuld, bezahlt von einem anderen Ihrer Konten",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "Credits, die ein Konto schuldet, und eine Sperre gelten auch für ein neues Konto derselben Person, bis sie beendet sind. Nur dafür behalten wir Codes der Adresse, der Anmeldungen und der Karten, die sich nicht zurückrechnen lassen.",
};
