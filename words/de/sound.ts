/** Microphone and speaker. */
export const sound = {
  "Sound and connection": "Ton und Verbindung",
  Microphone: "Mikrofon",
  Speaker: "Lautsprecher",
  "System default": "Standard des Systems",
  "Microphone {number}": "Mikrofon {number}",
  "Speaker {number}": "Lautsprecher {number}",
  "Microphone level": "Mikrofonpegel",
  "Say something: the bar should move.": "Sagen Sie etwas: Der Balken sollte sich bewegen.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "Dieser Browser gibt den Ton am Lautsprecher des Systems aus. Wählen Sie ihn in den Einstellungen Ihres Systems.",
  "The sound devices could not be listed.": "Die Audiogeräte konnten nicht aufgelistet werden.",
  "This device could not be used. The one before stays.":
    "Dieses Gerät konnte nicht benutzt werden. Das vorige bleibt.",
  "Your microphone was disconnected. The system's default is used.":
    "Ihr Mikrofon wurde getrennt. Das Standardmikrofon des Systems wird benutzt.",
} as const;
