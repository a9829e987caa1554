import type { Translated } from "#words/catalogue.ts";
import type { sound as german } from "#words/de/sound.ts";

export const sound = {
  "Sound and connection": "Son et connexion",
  Microphone: "Micro",
  Speaker: "Haut-parleur",
  "System default": "Par défaut du système",
  "Microphone {number}": "Micro {number}",
  "Speaker {number}": "Haut-parleur {number}",
  "Microphone level": "Niveau du micro",
  "Say something: the bar should move.": "Dites quelque chose : la barre devrait bouger.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "Ce navigateur utilise le haut-parleur du système. Choisissez-le dans les paramètres de votre système.",
  "The sound devices could not be listed.": "La liste des appareils audio n’a pas pu être établie.",
  "This device could not be used. The one before stays.":
    "Cet appareil n’a pas pu être utilisé. Le précédent reste actif.",
  "Your microphone was disconnected. The system's default is used.":
    "Votre micro a été débranché. Celui par défaut du système est utilisé.",
} satisfies Translated<"fr", typeof german>;
