import type { Translated } from "#words/catalogue.ts";
import type { voicemail as german } from "#words/de/voicemail.ts";

export const voicemail = {
  "Your voicemail could not be loaded. Please try again.":
    "No se pudo cargar tu buzón de voz. Inténtalo de nuevo.",
  "The message could not be played. Please try again.":
    "No se pudo reproducir el mensaje. Inténtalo de nuevo.",
  "The message could not be changed. Please try again.": "No se pudo cambiar el mensaje. Inténtalo de nuevo.",
  "The message could not be deleted. Please try again.":
    "No se pudo eliminar el mensaje. Inténtalo de nuevo.",
  "Your voicemail settings could not be saved. Please try again.":
    "No se pudieron guardar los ajustes de tu buzón de voz. Inténtalo de nuevo.",
  "Your greeting could not be saved. Please try again.": "No se pudo guardar tu saludo. Inténtalo de nuevo.",
  "You have no such message.": "No tienes ningún mensaje así.",
  "Voicemail is not available here.": "El buzón de voz no está disponible aquí.",
  "This is no recording that can be played. Please record it again.":
    "Esta grabación no se puede reproducir. Grábala de nuevo.",
  "A greeting has at most {seconds} seconds. Please record a shorter one.":
    "Un saludo dura como máximo {seconds} segundos. Graba uno más corto.",
  "The recording could not be stored. Please try again later.":
    "No se pudo guardar la grabación. Inténtalo más tarde.",
  Voicemail: "Buzón de voz",
  "Callers whom you do not answer can leave you a message.":
    "Si no contestas, quien llama puede dejarte un mensaje.",
  Messages: "Mensajes",
  "No messages yet": "Todavía no hay mensajes",
  "They come from callers to your number.": "Vienen de quienes llaman a tu número.",
  "Your voicemail is full. Callers can leave a message again once you delete some.":
    "Tu buzón de voz está lleno. Podrán dejarte mensajes de nuevo cuando elimines algunos.",
  "New#message": "Nuevo",
  "Kept until {date}": "Se guarda hasta el {date}",
  Play: "Reproducir",
  "Call back": "Devolver la llamada",
  "Mark as new": "Marcar como nuevo",
  "Delete message": "Eliminar mensaje",
  "Message from {name}": "Mensaje de {name}",
  "Delete this message?": "¿Eliminar este mensaje?",
  "The message has been deleted.": "El mensaje se ha eliminado.",
  Greeting: "Saludo",
  "Your greeting": "Tu saludo",
  "Your callers hear a spoken greeting in your language.":
    "Quienes te llaman oyen un saludo hablado en tu idioma.",
  "Your callers hear the greeting that you recorded ({length}).":
    "Quienes te llaman oyen el saludo que grabaste ({length}).",
  "Record a greeting": "Grabar un saludo",
  "Record a new greeting": "Grabar un saludo nuevo",
  Listen: "Escuchar",
  "Use the spoken greeting": "Usar el saludo hablado",
  "Your callers hear the spoken greeting again.": "Quienes te llaman vuelven a oír el saludo hablado.",
  "Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.":
    "Di quién eres y pide un mensaje. Un saludo dura como máximo {seconds} segundos.",
  "This browser cannot record. Please use another one.": "Este navegador no puede grabar. Usa otro.",
  "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.":
    "Tu navegador no deja que esta página use tu micrófono. Permítelo en los ajustes del navegador y del sistema e inténtalo de nuevo.",
  "Start recording": "Empezar a grabar",
  "Stop recording": "Parar la grabación",
  Recording: "Grabando",
  "Keep this greeting": "Guardar este saludo",
  "Speak again": "Hablar de nuevo",
  "Your greeting has been saved.": "Tu saludo se ha guardado.",
  "Voicemail settings": "Ajustes del buzón de voz",
  "Callers can leave a message": "Pueden dejarme un mensaje",
  "Without it they hear that you do not answer.": "Si no, oyen que no contestas.",
  "Mail about a new message": "Correo sobre un mensaje nuevo",
  "No mail": "Ningún correo",
  "Who called": "Quién llamó",
  "With the message": "Con el mensaje",
  "Messages are kept for": "Los mensajes se guardan durante",
  "{n} days": { one: "{n} día", other: "{n} días" },
  "Save voicemail settings": "Guardar los ajustes del buzón",
  "Your voicemail settings have been saved.": "Los ajustes de tu buzón de voz se han guardado.",
  "{n} new messages": { one: "{n} mensaje nuevo", other: "{n} mensajes nuevos" },
  "Send to voicemail": "Enviar al buzón de voz",
} satisfies Translated<"es", typeof german>;
