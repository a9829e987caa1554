import type { Translated } from "#words/catalogue.ts";
import type { calls as german } from "#words/de/calls.ts";

export const calls = {
  "Please enter a phone number": "Introduce un número de teléfono",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "{brand} no puede comunicar con los servicios de emergencia. Usa un teléfono móvil o fijo y marca allí el {number}.",
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
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "Las llamadas a este destino aún no están abiertas a cuentas nuevas. Estarán disponibles unos días después de tu primera compra.",
  "You have made too many calls in the last hour. Please try again later.":
    "Has hecho demasiadas llamadas en la última hora. Inténtalo más tarde.",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "Has hecho demasiadas llamadas en las últimas 24 horas. Inténtalo más tarde.",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "Has llamado a demasiados números nuevos en la última hora. Aún puedes llamar a números a los que ya has llamado.",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "Tus llamadas de la última hora han alcanzado el límite por hora. Inténtalo más tarde o ponte en contacto con nosotros.",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
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
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "Permiso de micrófono denegado (31208). Permite el micrófono en los ajustes del navegador y del sistema e inténtalo de nuevo.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "No se ha podido abrir ningún micrófono. Conecta uno o cierra el programa que lo usa e inténtalo de nuevo.",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "Este navegador no permite hacer llamadas: WebRTC falta o está desactivado. Actívalo en los ajustes del navegador o usa otro navegador.",
  "Failed to make call": "No se ha podido hacer la llamada",
  "Failed to end the call. Please try again.": "No se ha podido terminar la llamada. Vuelve a intentarlo.",
  "Failed to deduct credits for call duration": "No se han podido descontar los créditos de la llamada",
  "Failed to toggle mute": "No se ha podido cambiar el silencio",
  "No active call to mute": "No hay ninguna llamada que silenciar",
  "Microphone muted": "Micrófono silenciado",
  "Microphone unmuted": "Micrófono activado",

  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "Una llamada de prueba de unos diez segundos a nosotros mismos. No cuesta nada y no suena ningún teléfono.",
  "Testing your connection. Say something...": "Probando tu conexión. Di algo…",
  "Microphone level in the test": "Nivel del micrófono en la prueba",
  "Stop the test": "Detener la prueba",
  "Test again": "Probar otra vez",
  "Test my connection": "Probar mi conexión",
  "The test could not be completed.": "No se ha podido completar la prueba.",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "En la prueba no ha llegado ningún sonido. Puede que un cortafuegos lo bloquee: inténtalo de nuevo o prueba otra red.",
  "The test was stopped.": "La prueba se ha detenido.",
  Excellent: "Excelente",
  "Calls will sound as clear as on a good phone.":
    "Las llamadas se oirán tan claras como en un buen teléfono.",
  Great: "Muy buena",
  "Calls will sound clear.": "Las llamadas se oirán con claridad.",
  Good: "Buena",
  "Calls will be easy to follow, with an occasional glitch.":
    "Las llamadas se entenderán bien, con algún pequeño fallo de vez en cuando.",
  Fair: "Regular",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "La conversación se entenderá, pero el sonido puede entrecortarse. Ayuda un cable o estar más cerca del router.",
  Degraded: "Mala",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "Las llamadas pueden cortarse. Prueba otra red o cierra lo demás que esté usando esta.",
  "Score (MOS)": "Puntuación (MOS)",
  Jitter: "Fluctuación",
  "Round trip": "Ida y vuelta",
  Lost: "Pérdida",
  "{time} ms": "{time} ms",

  "All your calls, newest first, including free ones.":
    "Todas las llamadas, las más recientes primero, también las que no costaron nada.",
  "Name or number": "Nombre o número",
  "Filter by country and date": "Filtrar por país y fecha",
  "From#date": "Desde",
  "To#date": "Hasta",
  "Show all calls": "Mostrar todas las llamadas",
  "No call matches": "Ninguna llamada coincide",
  "No calls yet": "Aún no hay llamadas",
  "Make your first call": "Haz tu primera llamada",
  "Failed to get calls": "No se han podido cargar las llamadas",
  "{n} calls shown": { one: "{n} llamada mostrada", other: "{n} llamadas mostradas" },
  "Your contacts": "Tus contactos",
  "Calls, {day}": "Llamadas, {day}",
  Today: "Hoy",
  Yesterday: "Ayer",
  Time: "Hora",
  "Talk time": "Duración",
  "Line#connection": "Línea",
  "Call to {callee}": "Llamada a {callee}",
  "Call to {callee}, {time}": "Llamada a {callee}, {time}",
  "All your calls": "Todas tus llamadas",
  Placed: "Iniciada",
  "The line was not measured.": "No se midió la línea.",
  "This call was free.": "Esta llamada no costó nada.",
  "The charge is still being confirmed.": "El cargo aún se está confirmando.",
  Overall: "En general",
  "{average}, at worst {worst}": "{average}, en el peor momento {worst}",
  "{average} ms, at worst {worst} ms": "{average} ms, en el peor momento {worst} ms",
  "{percent} %": "{percent} %",
  "Not connected yet": "Aún sin conectar",
  Ringing: "Sonando",
  "In progress": "En curso",
  Answered: "Contestada",
  "The line was busy": "La línea estaba ocupada",
  "Nobody answered": "Nadie contestó",
  "The call failed": "La llamada falló",
  "Ended before it was answered": "Terminada antes de contestar",
  "Not placed": "No realizada",
  "Not connected": "Sin conectar",
  "Not answered": "No contestada",
  "Spend and line quality": "Gasto y calidad de la línea",
  "No calls in the last {n} weeks": {
    one: "Sin llamadas en la última semana",
    other: "Sin llamadas en las últimas {n} semanas",
  },
  "Credits spent by week": "Créditos gastados por semana",
  "Credits spent by country": "Créditos gastados por país",
  "Line quality by week": "Calidad de la línea por semana",
  "Credits a week, and what they are worth": "Créditos por semana y su valor",
  "Credits and what they are worth, the dearest country first":
    "Créditos y su valor, primero el país más caro",
  "Score (MOS) from 1, bad, to 5, excellent": "Nota (MOS) de 1, mala, a 5, excelente",
  "The bar named above": "La barra indicada arriba",
  "{n} calls": { one: "{n} llamada", other: "{n} llamadas" },
  "{title}; the table below has the figures": "{title}; las cifras están en la tabla de abajo",
  "Week of": "Semana del",
  "Week of {day}": "Semana del {day}",
  "{bar}: {figure}": "{bar}: {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "Llamada perdida",
  "Declined call": "Llamada rechazada",
  "Call from {number}": "Llamada de {number}",
  "Incoming call from {callee}": "Llamada recibida: {callee}",
  "Call from {callee}, {time}": "Llamada de {callee}, {time}",
} satisfies Translated<"es", typeof german>;
