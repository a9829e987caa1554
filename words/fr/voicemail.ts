import type { Translated } from "#words/catalogue.ts";
import type { voicemail as german } from "#words/de/voicemail.ts";

export const voicemail = {
  "Your voicemail could not be loaded. Please try again.":
    "Votre messagerie vocale n’a pas pu être chargée. Veuillez réessayer.",
  "The message could not be played. Please try again.": "Le message n’a pas pu être lu. Veuillez réessayer.",
  "The message could not be changed. Please try again.":
    "Le message n’a pas pu être modifié. Veuillez réessayer.",
  "The message could not be deleted. Please try again.":
    "Le message n’a pas pu être supprimé. Veuillez réessayer.",
  "Your voicemail settings could not be saved. Please try again.":
    "Les réglages de votre messagerie vocale n’ont pas pu être enregistrés. Veuillez réessayer.",
  "Your greeting could not be saved. Please try again.":
    "Votre annonce n’a pas pu être enregistrée. Veuillez réessayer.",
  "You have no such message.": "Vous n’avez pas de tel message.",
  "Voicemail is not available here.": "La messagerie vocale n’est pas disponible ici.",
  "This is no recording that can be played. Please record it again.":
    "Cet enregistrement ne peut pas être lu. Veuillez le refaire.",
  "A greeting has at most {seconds} seconds. Please record a shorter one.":
    "Une annonce dure au plus {seconds} secondes. Veuillez en enregistrer une plus courte.",
  "The recording could not be stored. Please try again later.":
    "L’enregistrement n’a pas pu être conservé. Veuillez réessayer plus tard.",
  Voicemail: "Messagerie vocale",
  "Callers whom you do not answer can leave you a message.":
    "Si vous ne répondez pas, on peut vous laisser un message.",
  Messages: "Messages",
  "No messages yet": "Aucun message pour le moment",
  "They come from callers to your number.": "Ils viennent des personnes qui appellent votre numéro.",
  "Your voicemail is full. Callers can leave a message again once you delete some.":
    "Votre messagerie vocale est pleine. On pourra de nouveau vous laisser un message dès que vous en aurez supprimé.",
  "New#message": "Nouveau",
  "Kept until {date}": "Conservé jusqu’au {date}",
  Play: "Écouter",
  "Call back": "Rappeler",
  "Mark as new": "Marquer comme nouveau",
  "Delete message": "Supprimer le message",
  "Message from {name}": "Message de {name}",
  "Delete this message?": "Supprimer ce message ?",
  "The message has been deleted.": "Le message a été supprimé.",
  Greeting: "Annonce",
  "Your greeting": "Votre annonce",
  "Your callers hear a spoken greeting in your language.":
    "Vos correspondants entendent une annonce parlée dans votre langue.",
  "Your callers hear the greeting that you recorded ({length}).":
    "Vos correspondants entendent l’annonce que vous avez enregistrée ({length}).",
  "Record a greeting": "Enregistrer une annonce",
  "Record a new greeting": "Enregistrer une nouvelle annonce",
  Listen: "Écouter l’annonce",
  "Use the spoken greeting": "Utiliser l’annonce parlée",
  "Your callers hear the spoken greeting again.": "Vos correspondants entendent de nouveau l’annonce parlée.",
  "Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.":
    "Dites qui vous êtes et demandez un message. Une annonce dure au plus {seconds} secondes.",
  "This browser cannot record. Please use another one.":
    "Ce navigateur ne peut pas enregistrer. Veuillez en utiliser un autre.",
  "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.":
    "Votre navigateur ne laisse pas cette page utiliser votre micro. Autorisez-le dans les réglages du navigateur et du système et réessayez.",
  "Start recording": "Commencer l’enregistrement",
  "Stop recording": "Arrêter l’enregistrement",
  Recording: "Enregistrement en cours",
  "Keep this greeting": "Garder cette annonce",
  "Speak again": "Recommencer",
  "Your greeting has been saved.": "Votre annonce a été enregistrée.",
  "Voicemail settings": "Réglages de la messagerie vocale",
  "Callers can leave a message": "On peut me laisser un message",
  "Without it they hear that you do not answer.": "Sinon, on entend que vous ne répondez pas.",
  "Mail about a new message": "E-\u2060mail pour un nouveau message",
  "No mail": "Aucun e-\u2060mail",
  "Who called": "Qui a appelé",
  "With the message": "Avec le message",
  "Messages are kept for": "Les messages sont conservés pendant",
  "{n} days": { one: "{n} jour", other: "{n} jours" },
  "Save voicemail settings": "Enregistrer les réglages de la messagerie",
  "Your voicemail settings have been saved.": "Les réglages de votre messagerie vocale ont été enregistrés.",
  "{n} new messages": { one: "{n} nouveau message", other: "{n} nouveaux messages" },
  "Send to voicemail": "Vers la messagerie",
} satisfies Translated<"fr", typeof german>;
