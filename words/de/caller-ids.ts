/** The user's own numbers that calls show. */
export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.":
    "Ihre Nummern konnten nicht geladen werden. Bitte laden Sie die Seite neu.",
  "The number could not be saved. Please try again.":
    "Die Nummer konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  "Please enter your number": "Bitte geben Sie Ihre Nummer ein",
  "This number has already been removed.": "Diese Nummer wurde bereits entfernt.",
  "This number is verified for another account.": "Diese Nummer ist für ein anderes Konto bestätigt.",
  "You can have at most ten numbers. Please remove one first.":
    "Sie können höchstens zehn Nummern haben. Bitte entfernen Sie zuerst eine.",
  "No more verification calls are made today. Please try again tomorrow.":
    "Heute gibt es keine Bestätigungsanrufe mehr. Bitte versuchen Sie es morgen erneut.",
  "Your number has been removed.": "Ihre Nummer wurde entfernt.",
  "Your choice has been saved.": "Ihre Auswahl wurde gespeichert.",
  "They will see {number}": "Angezeigt wird {number}",
  "They will see our number, {number}": "Angezeigt wird unsere Nummer, {number}",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "Dieses Ziel zeigt keine Nummern von Anrufern, daher wird unsere Nummer angezeigt, {number}",
  "Number they see": "Angezeigte Nummer",
  "As in other calls": "Wie bei anderen Anrufen",
  "Our number, {number}": "Unsere Nummer, {number}",
  "Our number": "Unsere Nummer",
  "Number shown": "Angezeigte Nummer des Anrufs",
  "Some countries hide or change numbers from abroad.":
    "Manche Länder verbergen oder ändern Nummern aus dem Ausland.",
  "Your caller ID": "Ihre Rufnummernanzeige",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "Wen Sie anrufen, der sieht Ihre eigene Nummer, sobald Sie sie bestätigt haben. Wir rufen sie an, und Sie geben dort einen Code ein.",
  "Your number": "Ihre Nummer",
  "With its country code, such as +44 7400 123456": "Mit Ländervorwahl, etwa +44 7400 123456",
  "Verify number": "Nummer bestätigen",
  "Your phone rings now. Answer it and type this code:":
    "Ihr Telefon klingelt jetzt. Nehmen Sie ab und geben Sie diesen Code ein:",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "Ein anderes Konto verwendet diese Nummer. Sie gehört Ihnen, sobald Sie den Anruf annehmen und diesen Code eingeben:",
  "Your phone is being called...": "Ihr Telefon wird angerufen …",
  "Not verified: the code was not typed.": "Nicht bestätigt: Der Code wurde nicht eingegeben.",
  "Verified. It can be shown until {date}.": "Bestätigt. Sie kann bis {date} angezeigt werden.",
  "No longer shown, because it was verified a year ago.":
    "Wird nicht mehr angezeigt, weil sie vor einem Jahr bestätigt wurde.",
  "Verify again": "Erneut bestätigen",
  "Verify {number} again": "{number} erneut bestätigen",
  "Remove number": "Nummer entfernen",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "Ihre Anrufe zeigen {number} dann nicht mehr an, und Anrufe an Ihre Nummern hier werden nicht mehr dorthin weitergeleitet.",
  "Shown in your calls": "In Ihren Anrufen angezeigt",
};
