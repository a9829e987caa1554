/** The phone: the dialler, a call while it lasts and after it, microphone and speaker. */
export const phone = {
  // The dialler: the number, its country and price, recent numbers.
  "Make a Call": "Anrufen",
  "Phone number": "Telefonnummer",
  "US/Canada: 1 + area code + number": "USA/Kanada: 1 + Vorwahl + Nummer",
  "International: country code + number": "International: Ländervorwahl + Nummer",
  "No spaces, dashes or parentheses: just the digits, which are grouped as you type":
    "Ohne Leerzeichen, Striche oder Klammern: nur die Ziffern, sie werden beim Tippen gegliedert",
  "Start Call": "Anrufen",
  "Dial pad": "Wähltasten",
  "Delete the last digit": "Letzte Ziffer löschen",
  "Hold for a plus": "Für ein Plus gedrückt halten",
  Star: "Stern",
  Hash: "Raute",
  "Choose a country": "Land auswählen",
  "Country: {country}": "Land: {country}",
  "Country name or code": "Name oder Vorwahl des Landes",
  "Name or code": "Name oder Vorwahl",
  "Called before": "Schon angerufen",
  "No country has this name or code.": "Kein Land hat diesen Namen oder diese Vorwahl.",
  "Enter a number to see its price before you call.":
    "Geben Sie eine Nummer ein, um vor dem Anruf ihren Preis zu sehen.",
  "This number is written the way it is dialled within its country. Please choose the country.":
    "Diese Nummer ist so geschrieben, wie man sie innerhalb ihres Landes wählt. Bitte wählen Sie das Land aus.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} wird nicht gesendet: Anrufe von hier zeigen nie Ihre eigene Nummer.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Sobald abgenommen wird, werden diese Tasten für Sie gedrückt: {keys}",
  "This number has no country code. Do you mean this one?":
    "Diese Nummer hat keine Ländervorwahl. Meinen Sie diese?",
  "Which number do you mean?": "Welche Nummer meinen Sie?",
  "This text does not contain a phone number.": "Dieser Text enthält keine Telefonnummer.",
  "Enter the whole number to see its price.": "Geben Sie die ganze Nummer ein, um ihren Preis zu sehen.",
  "Enter the whole number: {n} digits are missing.": {
    one: "Geben Sie die ganze Nummer ein: Es fehlt {n} Ziffer.",
    other: "Geben Sie die ganze Nummer ein: Es fehlen {n} Ziffern.",
  },
  "Or do you mean this number?": "Oder meinen Sie diese Nummer?",
  "Looking up the price...": "Preis wird gesucht …",
  "Change your settings": "Einstellungen ändern",
  "Purchase credits": "Credits kaufen",
  "It is {time} there.": "Dort ist es {time}.",
  "It is between {earliest} and {latest} there.": "Dort ist es zwischen {earliest} und {latest}.",
  "A call may wake people up.": "Ein Anruf könnte jemanden wecken.",
  "Recent numbers": "Zuletzt gewählt",
  "Calling {callee} in {n} seconds": {
    one: "Anruf bei {callee} in {n} Sekunde",
    other: "Anruf bei {callee} in {n} Sekunden",
  },
  "Call {number} again": "{number} erneut anrufen",
  "Call again": "Erneut anrufen",

  // A call while it lasts, and what the page says of one that has ended.
  "Connecting...": "Verbindung wird hergestellt …",
  "Ringing...": "Es klingelt …",
  "Calling...": "Anruf läuft …",
  "Call in progress...": "Im Gespräch …",
  "You are muted.": "Sie sind stummgeschaltet.",
  "Connection lost. Reconnecting...": "Verbindung unterbrochen. Sie wird wiederhergestellt …",
  "Call duration": "Gesprächsdauer",
  "Estimated cost: {n} credits": {
    one: "Geschätzte Kosten: {n} Credit",
    other: "Geschätzte Kosten: {n} Credits",
  },
  "Your credits last {time} more": "Ihre Credits reichen noch {time}",
  "Your spending limit lasts {time} more, then the call ends.":
    "Ihr Ausgabenlimit reicht noch {time}, dann endet der Anruf.",
  "Your spending limit lasts {time} more": "Ihr Ausgabenlimit reicht noch {time}",
  "This call ends in {time}: calls end after {limit}":
    "Dieser Anruf endet in {time}: Anrufe enden nach {limit}",
  "Your credits last {time} more, then the call ends.":
    "Ihre Credits reichen noch {time}, dann endet der Anruf.",
  "Add {amount}": "{amount} aufladen",
  "Your call was extended: {time} left.": "Ihr Anruf wurde verlängert: noch {time}.",
  "End Call": "Auflegen",
  "In a call in another tab or on another device": "Anruf in einem anderen Tab oder auf einem anderen Gerät",
  "You are already in a call in another tab or on another device, to {number}.":
    "Sie sind bereits in einem Anruf in einem anderen Tab oder auf einem anderen Gerät, mit {number}.",
  "End it": "Dort auflegen",
  "This call has already ended.": "Dieser Anruf ist schon beendet.",
  "Back to the call": "Zurück zum Anruf",
  "Minimize the call": "Anruf verkleinern",
  "Earlier calls to this number": "Frühere Anrufe bei dieser Nummer",
  "None yet.": "Noch keine.",
  Mute: "Stumm",
  Unmute: "Ton an",
  Keypad: "Tasten",
  Sound: "Ton",
  "Keys pressed": "Gedrückte Tasten",
  "Pause (w)": "Pause (w)",
  "These keys are sent when the call is answered.":
    "Diese Tasten werden gesendet, sobald der Anruf angenommen wird.",
  "Not sent: {keys}. Press these keys again.":
    "Nicht gesendet: {keys}. Drücken Sie diese Tasten noch einmal.",
  "Or use your keyboard, or paste a sequence.":
    "Oder tippen Sie auf Ihrer Tastatur, oder fügen Sie eine Folge ein.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Tasten: <k>Alt</k> <k>M</k> stumm, <k>Alt</k> <k>K</k> Wähltasten, <k>Alt</k> <k>H</k> auflegen",
  "They speak": "Gegenüber",
  "You speak": "Sie",
  "Line quality": "Leitung",
  "Score (MOS) of the last minute: {newest} now, {worst} at worst":
    "Wert (MOS) der letzten Minute: jetzt {newest}, am schlechtesten {worst}",
  "Incoming audio level": "Pegel des ankommenden Tons",
  "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.":
    "Der Ton kann stocken: Ihre Verbindung schwankt. Ein Kabel oder ein Platz näher am Router hilft.",
  "There is a delay on the line. Pause after you speak.":
    "Auf der Leitung gibt es eine Verzögerung. Machen Sie nach dem Sprechen eine Pause.",
  "The line is poor right now. Other programs on your network may be using it.":
    "Die Leitung ist gerade schlecht. Vielleicht nutzen andere Programme Ihr Netz.",
  "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.":
    "Teile des Tons gehen verloren. Ein Kabel oder ein Platz näher am Router hilft.",
  "No sound is coming from the other side.": "Von der anderen Seite kommt kein Ton an.",
  "Your sound is not getting through.": "Ihr Ton kommt nicht an.",
  "The connection is shaky.": "Die Verbindung ist wackelig.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Ihr Mikrofon ist still. Ist es das richtige, und ist es eingeschaltet?",
  "Allow the microphone in your browser.": "Erlauben Sie in Ihrem Browser das Mikrofon.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's and the system's settings, then press Try again.":
    "Ihr Browser lässt diese Seite Ihr Mikrofon nicht mehr benutzen. Erlauben Sie es in den Einstellungen von Browser und System und drücken Sie dann „Erneut versuchen“.",
  "Your microphone was disconnected. Connect one, then press Try again.":
    "Ihr Mikrofon wurde getrennt. Schließen Sie eines an und drücken Sie dann „Erneut versuchen“.",
  "No sound.": "Kein Ton.",
  "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.":
    "Es kommt kein Ton durch: Ihr Netz blockiert vielleicht Anrufe. Versuchen Sie ein anderes Netz, oder schalten Sie VPN oder Firewall aus.",
  "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.":
    "Von der anderen Seite kommt kein Ton an. Bleibt es still, prüfen Sie Ihr Netz, legen Sie dann auf und rufen Sie erneut an.",
  "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.":
    "Ihr Ton kommt nicht an. Wählen Sie unter „Ton“ ein anderes Mikrofon, oder legen Sie auf und rufen Sie erneut an.",
  "Last call": "Letzter Anruf",
  "Contact#person": "Kontakt",
  Number: "Nummer",
  Outcome: "Ergebnis",
  "{outcome}; the charge is still being confirmed": "{outcome}; die Abrechnung folgt",
  "Something was wrong": "Etwas stimmte nicht",
  "Problem with the call to {number}, {when}": "Problem mit dem Anruf bei {number}, {when}",
  Charged: "Berechnet",
  Balance: "Guthaben",
  "Your credits ran out.": "Ihre Credits waren aufgebraucht.",
  "The page was closed or reloaded during the call.":
    "Die Seite wurde während des Anrufs geschlossen oder neu geladen.",
  "Given back": "Gutgeschrieben",
  "The line was bad, so you got {n} credits ({money}) back.": {
    one: "Die Verbindung war schlecht. Wir haben Ihnen {n} Credit ({money}) gutgeschrieben.",
    other: "Die Verbindung war schlecht. Wir haben Ihnen {n} Credits ({money}) gutgeschrieben.",
  },
  "Charged {n} credits ({money}).": {
    one: "{n} Credit ({money}) berechnet.",
    other: "{n} Credits ({money}) berechnet.",
  },
  "The charge will follow as soon as the carrier reports it.":
    "Die Abrechnung folgt, sobald der Netzbetreiber sie gemeldet hat.",
  "Call ended ({n} minutes)": { one: "Anruf beendet ({n} Minute)", other: "Anruf beendet ({n} Minuten)" },
  "{ended}. {details}": "{ended}. {details}",

  // Microphone and speaker.
  "Test sound and connection for free": "Ton und Verbindung kostenlos testen",
  Microphone: "Mikrofon",
  Speaker: "Lautsprecher",
  "System default": "Standard des Systems",
  "Microphone {number}": "Mikrofon {number}",
  "Speaker {number}": "Lautsprecher {number}",
  "Microphone level": "Mikrofonpegel",
  "Say something: the bar should move.": "Sagen Sie etwas: Der Balken sollte sich bewegen.",
  "This browser plays sound through the system's speaker. You can choose it in your system's settings.":
    "Dieser Browser gibt den Ton am Lautsprecher des Systems aus. Wählen Sie ihn in den Einstellungen Ihres Systems.",
  "The sound devices could not be listed.": "Die Audiogeräte konnten nicht aufgelistet werden.",
  "This device could not be used. The previous one is still in use.":
    "Dieses Gerät konnte nicht benutzt werden. Das vorige bleibt.",
  "Your microphone was disconnected. The system's default is in use now.":
    "Ihr Mikrofon wurde getrennt. Das Standardmikrofon des Systems wird benutzt.",
  "Incoming call": "Eingehender Anruf",
  "Incoming call from {name}": "Eingehender Anruf von {name}",
  "Withheld number": "Unterdrückte Nummer",
  Answer: "Annehmen",
  Decline: "Ablehnen",
  "Hold and answer": "Halten und annehmen",
  "Call on hold": "Gehaltener Anruf",
  "Swap calls": "Anrufe tauschen",
  "End the call on hold": "Gehaltenen Anruf beenden",
  "It costs the same on hold.": "Er kostet auch gehalten gleich viel.",
  "Your first call is on another page. Answer there.":
    "Ihr erster Anruf ist auf einer anderen Seite. Nehmen Sie dort an.",
} as const;
