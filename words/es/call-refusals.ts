import type { Translated } from "#words/catalogue.ts";
import type { callRefusals as german } from "#words/de/call-refusals.ts";

export const callRefusals = {
  "Please enter a phone number": "Introduce un número de teléfono",
  "Farline cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "Farline no puede comunicar con los servicios de emergencia. Usa un teléfono móvil o fijo y marca allí el {number}.",
  "On most mobile phones 112 works too.": "En la mayoría de los móviles también funciona el 112.",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "Necesitas al menos 1 crédito para llamar. Compra créditos.",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "Necesitas al menos {credits} créditos para llamar a este número. Compra créditos.",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "El precio de esta llamada ha cambiado. Mira el nuevo precio y pulsa «Llamar» otra vez.",
  "Your account cannot make calls at the moment. Please contact us.":
    "Tu cuenta no puede hacer llamadas en este momento. Ponte en contacto con nosotros.",
  "Your settings do not allow calls to this country.": "Tus ajustes no permiten llamar a este país.",
  "Calls are switched off at the moment. Please try again later.":
    "Las llamadas están desactivadas en este momento. Inténtalo más tarde.",
  "Calls to this destination are not open to new accounts yet. They become available some days after your first purchase.":
    "Las llamadas a este destino aún no están abiertas a cuentas nuevas. Estarán disponibles unos días después de tu primera compra.",
  "You have made very many calls within the last hour. Please try again later.":
    "Has hecho muchísimas llamadas en la última hora. Inténtalo más tarde.",
  "You have made very many calls within the last 24 hours. Please try again later.":
    "Has hecho muchísimas llamadas en las últimas 24 horas. Inténtalo más tarde.",
  "You have called very many new numbers within the last hour. You can still call numbers you have called before.":
    "Has llamado a muchísimos números nuevos en la última hora. Aún puedes llamar a números a los que ya has llamado.",
  "Your calls of the last hour have reached the hourly limit. Please try again later, or contact us.":
    "Tus llamadas de la última hora han alcanzado el límite por hora. Inténtalo más tarde o ponte en contacto con nosotros.",
  "Your calls of the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "Tus llamadas de las últimas 24 horas han alcanzado el límite diario. Inténtalo más tarde o ponte en contacto con nosotros.",
  "Call device not initialized. Please refresh the page and try again.":
    "El dispositivo de llamada no está listo. Actualiza la página e inténtalo de nuevo.",
  "Failed to initialize call device": "No se ha podido iniciar el dispositivo de llamada",
  "Call device error: {problem}": "Error del dispositivo de llamada: {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "Fallo de medios (31000). No se ha podido establecer el sonido de la llamada. Inténtalo de nuevo.",
  "Connection interrupted (31003). Check your network and try again.":
    "Conexión interrumpida (31003). Revisa tu red e inténtalo de nuevo.",
  "The calling service cannot be reached. Check your network and try again.":
    "No se puede contactar con el servicio de llamadas. Revisa tu red e inténtalo de nuevo.",
  "The call could not be put through. Please try again in a moment.":
    "No se ha podido conectar la llamada. Inténtalo de nuevo en un momento.",
  "Authentication failed (31201). Please log in again.":
    "Error de autenticación (31201). Vuelve a iniciar sesión.",
  "Access token invalid (31204). Please refresh the page and try again.":
    "Token de acceso no válido (31204). Actualiza la página e inténtalo de nuevo.",
  "Access token expired (31205). Please try again.": "Token de acceso caducado (31205). Inténtalo de nuevo.",
  "Microphone permission denied (31208). Allow the microphone in your browser's settings and try again.":
    "Permiso de micrófono denegado (31208). Permite el micrófono en los ajustes del navegador e inténtalo de nuevo.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "No se ha podido abrir ningún micrófono. Conecta uno o cierra el programa que lo usa e inténtalo de nuevo.",
  "This browser lets no page make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "Este navegador no deja que las páginas hagan llamadas: WebRTC falta o está desactivado. Actívalo en los ajustes del navegador o usa otro navegador.",
  "Failed to make call": "No se ha podido hacer la llamada",
  "Failed to end the call. Please try again.": "No se ha podido terminar la llamada. Vuelve a intentarlo.",
  "Failed to deduct credits for call duration": "No se han podido descontar los créditos de la llamada",
  "Failed to toggle mute": "No se ha podido cambiar el silencio",
  "No active call to mute": "No hay ninguna llamada que silenciar",
  "Microphone muted": "Micrófono silenciado",
  "Microphone unmuted": "Micrófono activado",
} satisfies Translated<"es", typeof german>;
