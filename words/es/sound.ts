import type { Translated } from "#words/catalogue.ts";
import type { sound as german } from "#words/de/sound.ts";

export const sound = {
  "Sound and connection": "Sonido y conexión",
  Microphone: "Micrófono",
  Speaker: "Altavoz",
  "System default": "Predeterminado del sistema",
  "Microphone {number}": "Micrófono {number}",
  "Speaker {number}": "Altavoz {number}",
  "Microphone level": "Nivel del micrófono",
  "Say something: the bar should move.": "Di algo: la barra debería moverse.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "Este navegador usa el altavoz del sistema. Elígelo en los ajustes de tu sistema.",
  "The sound devices could not be listed.": "No se han podido listar los dispositivos de sonido.",
  "This device could not be used. The one before stays.":
    "No se ha podido usar este dispositivo. Sigue el anterior.",
  "Your microphone was disconnected. The system's default is used.":
    "Tu micrófono se ha desconectado. Se usa el predeterminado del sistema.",
} satisfies Translated<"es", typeof german>;
