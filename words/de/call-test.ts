/** The test of the connection before a call, and the words for a line's quality. */
export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "Ein Probeanruf von etwa zehn Sekunden an uns selbst. Er kostet nichts, und nirgends klingelt es.",
  "Testing your connection. Say something...": "Ihre Verbindung wird getestet. Sagen Sie etwas …",
  "Microphone level in the test": "Mikrofonpegel im Test",
  "Stop the test": "Test abbrechen",
  "Test again": "Erneut testen",
  "Test my connection": "Meine Verbindung testen",
  "The test could not be completed.": "Der Test konnte nicht abgeschlossen werden.",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "Im Test kam kein Ton an. Vielleicht hält eine Firewall ihn zurück: Versuchen Sie es erneut oder in einem anderen Netz.",
  "The test was stopped.": "Der Test wurde abgebrochen.",
  Excellent: "Ausgezeichnet",
  "Calls will sound as clear as on a good phone.": "Anrufe klingen so klar wie an einem guten Telefon.",
  Great: "Sehr gut",
  "Calls will sound clear.": "Anrufe klingen klar.",
  Good: "Gut",
  "Calls will be easy to follow, with a small flaw now and then.":
    "Anrufe sind gut zu verstehen, mit kleinen Störungen hin und wieder.",
  Fair: "Mäßig",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "Sie werden einander verstehen, aber der Ton kann stocken. Ein Kabel oder ein näherer Router hilft.",
  Degraded: "Schlecht",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "Anrufe können abreißen. Versuchen Sie ein anderes Netz, oder beenden Sie, was dieses sonst nutzt.",
  "Score (MOS)": "Wert (MOS)",
  Jitter: "Jitter",
  "Round trip": "Laufzeit",
  Lost: "Verlust",
  "{time} ms": "{time} ms",
} as const;
