/** Calls: why one cannot be made, the test before one, and the history. */
export const calls = {
  // Why a call cannot be made, and what to do about it.
  "Please enter a phone number": "Bitte geben Sie eine Telefonnummer ein",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "{brand} erreicht keine Notdienste. Wählen Sie {number} mit einem Mobil- oder Festnetztelefon.",
  "On most mobile phones 112 works too.": "Auf den meisten Mobiltelefonen funktioniert auch 112.",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "Für einen Anruf brauchen Sie mindestens 1 Credit. Bitte kaufen Sie Credits.",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "Für diese Nummer brauchen Sie mindestens {credits} Credits. Bitte kaufen Sie Credits.",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "Der Preis dieses Anrufs hat sich geändert. Bitte sehen Sie sich den neuen Preis an und drücken Sie noch einmal „Anrufen“.",
  "Your account cannot make calls at the moment. Please contact us.":
    "Mit Ihrem Konto kann im Moment nicht angerufen werden. Bitte wenden Sie sich an uns.",
  "Your settings do not allow calls to this country.":
    "Ihre Einstellungen erlauben keine Anrufe in dieses Land.",
  "Calls are switched off at the moment. Please try again later.":
    "Anrufe sind im Moment abgeschaltet. Bitte versuchen Sie es später erneut.",
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "Anrufe zu diesem Ziel sind für neue Konten noch nicht freigegeben. Sie werden einige Tage nach Ihrem ersten Kauf möglich.",
  "You have made too many calls in the last hour. Please try again later.":
    "Sie haben in der letzten Stunde sehr viele Anrufe getätigt. Bitte versuchen Sie es später erneut.",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "Sie haben in den letzten 24 Stunden sehr viele Anrufe getätigt. Bitte versuchen Sie es später erneut.",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "Sie haben in der letzten Stunde sehr viele neue Nummern angerufen. Nummern, die Sie schon angerufen haben, können Sie weiterhin anrufen.",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "Ihre Anrufe der letzten Stunde haben das Stundenlimit erreicht. Bitte versuchen Sie es später erneut, oder wenden Sie sich an uns.",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "Ihre Anrufe der letzten 24 Stunden haben das Tageslimit erreicht. Bitte versuchen Sie es später erneut, oder wenden Sie sich an uns.",
  "Call device not initialized. Please refresh the page and try again.":
    "Das Anrufgerät ist nicht bereit. Bitte laden Sie die Seite neu und versuchen Sie es erneut.",
  "Failed to initialize call device": "Das Anrufgerät konnte nicht gestartet werden",
  "Call device error: {problem}": "Fehler des Anrufgeräts: {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "Medienfehler (31000). Der Ton des Anrufs kam nicht zustande. Bitte versuchen Sie es erneut.",
  "Connection interrupted (31003). Check your network and try again.":
    "Verbindung unterbrochen (31003). Prüfen Sie Ihr Netz, und versuchen Sie es erneut.",
  "The calling service cannot be reached. Check your network and try again.":
    "Der Telefondienst ist nicht erreichbar. Prüfen Sie Ihr Netz, und versuchen Sie es erneut.",
  "The call could not be put through. Please try again in a moment.":
    "Der Anruf konnte nicht verbunden werden. Bitte versuchen Sie es gleich noch einmal.",
  "Authentication failed (31201). Please log in again.":
    "Anmeldung fehlgeschlagen (31201). Bitte melden Sie sich erneut an.",
  "Access token invalid (31204). Please refresh the page and try again.":
    "Zugriffstoken ungültig (31204). Bitte laden Sie die Seite neu, und versuchen Sie es erneut.",
  "Access token expired (31205). Please try again.":
    "Zugriffstoken abgelaufen (31205). Bitte versuchen Sie es erneut.",
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "Mikrofon nicht erlaubt (31208). Erlauben Sie das Mikrofon in den Einstellungen Ihres Browsers und Ihres Systems, und versuchen Sie es erneut.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "Kein Mikrofon konnte geöffnet werden. Schließen Sie eines an oder das Programm, das es benutzt, und versuchen Sie es erneut.",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "Mit diesem Browser kann man nicht telefonieren: WebRTC fehlt oder ist ausgeschaltet. Schalten Sie es in den Einstellungen des Browsers ein, oder nehmen Sie einen anderen Browser.",
  "Failed to make call": "Der Anruf ist fehlgeschlagen",
  "Failed to end the call. Please try again.":
    "Der Anruf konnte nicht beendet werden. Bitte versuchen Sie es erneut.",
  "Failed to deduct credits for call duration":
    "Die Credits für die Gesprächsdauer konnten nicht abgezogen werden",
  "Failed to toggle mute": "Die Stummschaltung konnte nicht geändert werden",
  "No active call to mute": "Kein laufender Anruf zum Stummschalten",
  "Microphone muted": "Mikrofon stummgeschaltet",
  "Microphone unmuted": "Mikrofon eingeschaltet",

  // The test of the connection before a call, and the words for a line's quality.
  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "Ein Probeanruf von etwa zehn Sekunden an uns selbst. Er kostet nichts, und nirgends klingelt es.",
  "Testing your connection. Say something...": "Ihre Verbindung wird getestet. Sagen Sie etwas …",
  "Microphone level in the test": "Mikrofonpegel im Test",
  "Stop the test": "Test abbrechen",
  "Test again": "Erneut testen",
  "Test my connection": "Meine Verbindung testen",
  "The test could not be completed.": "Der Test konnte nicht abgeschlossen werden.",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "Im Test kam kein Ton an. Vielleicht hält eine Firewall ihn zurück: Versuchen Sie es erneut oder in einem anderen Netz.",
  "The test was stopped.": "Der Test wurde abgebrochen.",
  Excellent: "Ausgezeichnet",
  "Calls will sound as clear as on a good phone.": "Anrufe klingen so klar wie an einem guten Telefon.",
  Great: "Sehr gut",
  "Calls will sound clear.": "Anrufe klingen klar.",
  Good: "Gut",
  "Calls will be easy to follow, with an occasional glitch.":
    "Anrufe sind gut zu verstehen, mit kleinen Störungen hin und wieder.",
  Fair: "Mäßig",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "Sie werden einander verstehen, aber der Ton kann stocken. Ein Kabel oder ein Platz näher am Router hilft.",
  Degraded: "Schlecht",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "Anrufe können abreißen. Versuchen Sie ein anderes Netz, oder beenden Sie andere Programme, die dieses nutzen.",
  "Score (MOS)": "Wert (MOS)",
  Jitter: "Jitter",
  "Round trip": "Laufzeit",
  Lost: "Verlust",
  "{time} ms": "{time} ms",

  // The history of calls, one call, and the charts.
  "All your calls, newest first, including free ones.":
    "Alle Anrufe, die neuesten zuerst, auch die kostenlosen.",
  "Name or number": "Name oder Nummer",
  "Filter by country and date": "Nach Land und Datum filtern",
  "From#date": "Von",
  "To#date": "Bis",
  "Show all calls": "Alle Anrufe zeigen",
  "No call matches": "Keine passenden Anrufe",
  "No calls yet": "Noch keine Anrufe",
  "Make your first call": "Ersten Anruf starten",
  "Failed to get calls": "Die Anrufe konnten nicht geladen werden",
  "{n} calls shown": { one: "{n} Anruf angezeigt", other: "{n} Anrufe angezeigt" },
  "Your contacts": "Ihre Kontakte",
  "Calls, {day}": "Anrufe, {day}",
  Today: "Heute",
  Yesterday: "Gestern",
  Time: "Zeit",
  "Talk time": "Dauer",
  "Line#connection": "Verbindung",
  "Call to {callee}": "Anruf: {callee}",
  "Call to {callee}, {time}": "Anruf: {callee}, {time}",
  "All your calls": "Alle Ihre Anrufe",
  Placed: "Begonnen",
  "The line was not measured.": "Die Verbindung wurde nicht gemessen.",
  "This call was free.": "Dieser Anruf hat nichts gekostet.",
  "The charge is still being confirmed.": "Die Abrechnung folgt gleich.",
  Overall: "Insgesamt",
  "{average}, at worst {worst}": "{average}, schlechtester Wert {worst}",
  "{average} ms, at worst {worst} ms": "{average} ms, schlechtester Wert {worst} ms",
  "{percent} %": "{percent} %",
  "Not connected yet": "Noch nicht verbunden",
  Ringing: "Klingelt",
  "In progress": "Läuft",
  Answered: "Angenommen",
  "The line was busy": "Besetzt",
  "Nobody answered": "Niemand hat abgehoben",
  "The call failed": "Anruf fehlgeschlagen",
  "Ended before it was answered": "Vor der Annahme beendet",
  "Not placed": "Nicht begonnen",
  "Not connected": "Nicht verbunden",
  "Not answered": "Nicht angenommen",
  "Spend and line quality": "Ausgaben und Verbindungsqualität",
  "No calls in the last {n} weeks": {
    one: "Keine Anrufe in der letzten Woche",
    other: "Keine Anrufe in den letzten {n} Wochen",
  },
  "Credits spent by week": "Verbrauchte Credits pro Woche",
  "Credits spent by country": "Verbrauchte Credits pro Land",
  "Line quality by week": "Verbindungsqualität pro Woche",
  "Credits a week, and what they are worth": "Credits pro Woche und ihr Wert",
  "Credits and what they are worth, the dearest country first":
    "Credits und ihr Wert, das teuerste Land zuerst",
  "Score (MOS) from 1, bad, to 5, excellent": "Wert (MOS) von 1, schlecht, bis 5, ausgezeichnet",
  "The bar named above": "Der oben genannte Balken",
  "{n} calls": { one: "{n} Anruf", other: "{n} Anrufe" },
  "{title}; the table below has the figures": "{title}; die Zahlen stehen in der Tabelle darunter",
  "Week of": "Woche ab",
  "Week of {day}": "Woche ab {day}",
  "{bar}: {figure}": "{bar}: {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "Verpasster Anruf",
  "Declined call": "Abgelehnter Anruf",
  "Call from {number}": "Anruf von {number}",
  "Incoming call from {callee}": "Eingehender Anruf: {callee}",
  "Call from {callee}, {time}": "Anruf von {callee}, {time}",
} as const;
