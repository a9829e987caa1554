export const voicemail = {
  "Your voicemail could not be loaded. Please try again.":
    "Ihre Voicemail konnte nicht geladen werden. Bitte versuchen Sie es erneut.",
  "The message could not be played. Please try again.":
    "Die Nachricht konnte nicht abgespielt werden. Bitte versuchen Sie es erneut.",
  "The message could not be changed. Please try again.":
    "Die Nachricht konnte nicht geändert werden. Bitte versuchen Sie es erneut.",
  "The message could not be deleted. Please try again.":
    "Die Nachricht konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.",
  "Your voicemail settings could not be saved. Please try again.":
    "Ihre Einstellungen der Voicemail konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  "Your greeting could not be saved. Please try again.":
    "Ihre Ansage konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.",
  "You have no such message.": "Sie haben keine solche Nachricht.",
  "Voicemail is not available here.": "Voicemail ist hier nicht verfügbar.",
  "This is no recording that can be played. Please record it again.":
    "Diese Aufnahme lässt sich nicht abspielen. Bitte nehmen Sie sie noch einmal auf.",
  "A greeting has at most {seconds} seconds. Please record a shorter one.":
    "Eine Ansage hat höchstens {seconds} Sekunden. Bitte nehmen Sie eine kürzere auf.",
  "The recording could not be stored. Please try again later.":
    "Die Aufnahme konnte nicht gespeichert werden. Bitte versuchen Sie es später erneut.",
  Voicemail: "Voicemail",
  "Callers whom you do not answer can leave you a message.":
    "Wer Sie nicht erreicht, kann Ihnen eine Nachricht hinterlassen.",
  Messages: "Nachrichten",
  "No messages yet": "Noch keine Nachrichten",
  "They come from callers to your number.": "Sie kommen von Anrufern Ihrer Nummer.",
  "Your voicemail is full. Callers can leave a message again once you delete some.":
    "Ihre Voicemail ist voll. Anrufer können wieder eine Nachricht hinterlassen, sobald Sie einige löschen.",
  "New#message": "Neu",
  "Kept until {date}": "Bleibt bis {date}",
  Play: "Abspielen",
  "Call back": "Zurückrufen",
  "Mark as new": "Als neu markieren",
  "Delete message": "Nachricht löschen",
  "Message from {name}": "Nachricht von {name}",
  "Delete this message?": "Diese Nachricht löschen?",
  "The message has been deleted.": "Die Nachricht wurde gelöscht.",
  Greeting: "Ansage",
  "Your greeting": "Ihre Ansage",
  "Your callers hear a spoken greeting in your language.":
    "Ihre Anrufer hören eine gesprochene Ansage in Ihrer Sprache.",
  "Your callers hear the greeting that you recorded ({length}).":
    "Ihre Anrufer hören die Ansage, die Sie aufgenommen haben ({length}).",
  "Record a greeting": "Ansage aufnehmen",
  "Record a new greeting": "Neue Ansage aufnehmen",
  Listen: "Anhören",
  "Use the spoken greeting": "Gesprochene Ansage verwenden",
  "Your callers hear the spoken greeting again.": "Ihre Anrufer hören wieder die gesprochene Ansage.",
  "Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.":
    "Sagen Sie, wer Sie sind, und bitten Sie um eine Nachricht. Eine Ansage dauert höchstens {seconds} Sekunden.",
  "This browser cannot record. Please use another one.":
    "Dieser Browser kann nicht aufnehmen. Bitte verwenden Sie einen anderen.",
  "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.":
    "Ihr Browser lässt diese Seite Ihr Mikrofon nicht verwenden. Erlauben Sie es in den Einstellungen von Browser und System und versuchen Sie es erneut.",
  "Start recording": "Aufnahme starten",
  "Stop recording": "Aufnahme beenden",
  Recording: "Aufnahme läuft",
  "Keep this greeting": "Diese Ansage behalten",
  "Speak again": "Noch einmal sprechen",
  "Your greeting has been saved.": "Ihre Ansage wurde gespeichert.",
  "Voicemail settings": "Einstellungen der Voicemail",
  "Callers can leave a message": "Anrufer können eine Nachricht hinterlassen",
  "Without it they hear that you do not answer.": "Sonst hören sie, dass Sie nicht antworten.",
  "Mail about a new message": "E-\u2060Mail über eine neue Nachricht",
  "No mail": "Keine E-\u2060Mail",
  "Who called": "Wer angerufen hat",
  "With the message": "Mit der Nachricht",
  "Messages are kept for": "Nachrichten bleiben",
  "{n} days": { one: "{n} Tag", other: "{n} Tage" },
  "Save voicemail settings": "Einstellungen der Voicemail speichern",
  "Your voicemail settings have been saved.": "Ihre Einstellungen der Voicemail wurden gespeichert.",
  "{n} new messages": { one: "{n} neue Nachricht", other: "{n} neue Nachrichten" },
  "Send to voicemail": "An Voicemail",
};
