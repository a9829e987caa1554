import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "Hacer una llamada",
  "Phone number": "Número de teléfono",
  "US/Canada: 1 + area code + number": "EE. UU./Canadá: 1 + código de área + número",
  "International: country code + number": "Internacional: prefijo del país + número",
  "No spaces, dashes or parentheses: just the digits, which are grouped as you type":
    "Sin espacios, guiones ni paréntesis: solo los dígitos, que se agrupan al escribir",
  "Start Call": "Llamar",
  "Dial pad": "Teclado",
  "Delete the last digit": "Borrar la última cifra",
  "Hold for a plus": "Mantén pulsado para un más",
  Star: "Asterisco",
  Hash: "Almohadilla",
  "Choose a country": "Elige un país",
  "Country: {country}": "País: {country}",
  "Country name or code": "Nombre o prefijo del país",
  "Name or code": "Nombre o prefijo",
  "Called before": "Ya llamado",
  "No country has this name or code.": "Ningún país tiene este nombre o prefijo.",
  "Enter a number to see its price before you call.": "Escribe un número para ver su precio antes de llamar.",
  "This number is written the way it is dialled within its country. Please choose the country.":
    "Este número está escrito como se marca dentro de su país. Elige el país.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} no se envía: las llamadas desde aquí nunca muestran tu propio número.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Cuando respondan a la llamada, se pulsarán estas teclas por ti: {keys}",
  "This number has no country code. Do you mean this one?":
    "Este número no tiene prefijo de país. ¿Quieres decir este?",
  "Which number do you mean?": "¿Qué número quieres decir?",
  "This text does not contain a phone number.": "Este texto no contiene ningún número de teléfono.",
  "Enter the whole number to see its price.": "Escribe el número completo para ver su precio.",
  "Enter the whole number: {n} digits are missing.": {
    one: "Escribe el número completo: falta {n} dígito.",
    other: "Escribe el número completo: faltan {n} dígitos.",
  },
  "Or do you mean this number?": "¿O te refieres a este número?",
  "Looking up the price...": "Buscando el precio…",
  "Change your settings": "Cambia tus ajustes",
  "Purchase credits": "Comprar créditos",
  "It is {time} there.": "Hora local allí: {time}.",
  "It is between {earliest} and {latest} there.": "Hora local allí: entre {earliest} y {latest}.",
  "A call may wake people up.": "Una llamada podría despertar a alguien.",
  "Recent numbers": "Números recientes",
  "Calling {callee} in {n} seconds": {
    one: "Llamada a {callee} en {n} segundo",
    many: "Llamada a {callee} en {n} segundos",
    other: "Llamada a {callee} en {n} segundos",
  },
  "Call {number} again": "Volver a llamar al {number}",
  "Call again": "Volver a llamar",

  "Connecting...": "Conectando…",
  "Ringing...": "Sonando…",
  "Calling...": "Llamando…",
  "Call in progress...": "Llamada en curso…",
  "You are muted.": "Estás en silencio.",
  "Connection lost. Reconnecting...": "Conexión perdida. Reconectando…",
  "Call duration": "Duración de la llamada",
  "Estimated cost: {n} credits": {
    one: "Coste estimado: {n} crédito",
    other: "Coste estimado: {n} créditos",
  },
  "Your credits last {time} more": "Tus créditos alcanzan para {time} más",
  "Your spending limit lasts {time} more, then the call ends.":
    "Tu límite de gasto alcanza para {time} más y después la llamada termina.",
  "Your spending limit lasts {time} more": "Tu límite de gasto alcanza para {time} más",
  "This call ends in {time}: calls end after {limit}":
    "Esta llamada termina en {time}: las llamadas terminan después de {limit}",
  "Your credits last {time} more, then the call ends.":
    "Tus créditos alcanzan para {time} más y después la llamada termina.",
  "Add {amount}": "Añadir {amount}",
  "Your call was extended: {time} left.": "Tu llamada se ha ampliado: quedan {time}.",
  "End Call": "Colgar",
  "In a call in another tab or on another device": "En una llamada en otra pestaña o en otro dispositivo",
  "You are already in a call in another tab or on another device, to {number}.":
    "Ya estás en una llamada en otra pestaña o en otro dispositivo, con el {number}.",
  "End it": "Colgar allí",
  "This call has already ended.": "Esta llamada ya ha terminado.",
  "Back to the call": "Volver a la llamada",
  "Minimize the call": "Minimizar la llamada",
  "Earlier calls to this number": "Llamadas anteriores a este número",
  "None yet.": "Ninguna todavía.",
  Mute: "Silenciar",
  Unmute: "Activar micro",
  Keypad: "Teclado",
  Sound: "Sonido",
  "Keys pressed": "Teclas pulsadas",
  "Pause (w)": "Pausa (w)",
  "These keys are sent when the call is answered.": "Estas teclas se envían cuando se conteste la llamada.",
  "Not sent: {keys}. Press these keys again.": "No se enviaron: {keys}. Vuelve a pulsar estas teclas.",
  "Or use your keyboard, or paste a sequence.": "O usa tu teclado, o pega una secuencia.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Teclas: <k>Alt</k> <k>M</k> silenciar, <k>Alt</k> <k>K</k> teclado, <k>Alt</k> <k>H</k> colgar",
  "They speak": "Interlocutor",
  "You speak": "Tú",
  "Line quality": "Calidad",
  "Score (MOS) of the last minute: {newest} now, {worst} at worst":
    "Puntuación (MOS) del último minuto: {newest} ahora, {worst} en el peor momento",
  "Incoming audio level": "Nivel del sonido recibido",
  "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.":
    "El sonido puede entrecortarse: tu conexión es irregular. Ayuda un cable o estar más cerca del router.",
  "There is a delay on the line. Pause after you speak.":
    "Hay retraso en la línea. Haz una pausa después de hablar.",
  "The line is poor right now. Other programs on your network may be using it.":
    "La línea va mal en este momento. Puede que otros programas estén usando tu red.",
  "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.":
    "Se pierden partes del sonido. Ayuda un cable o estar más cerca del router.",
  "No sound is coming from the other side.": "No llega sonido del otro lado.",
  "Your sound is not getting through.": "Tu sonido no llega.",
  "The connection is shaky.": "La conexión es inestable.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Tu micrófono no se oye. ¿Es el correcto y está encendido?",
  "Allow the microphone in your browser.": "Permite el micrófono en tu navegador.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's and the system's settings, then press Try again.":
    "Tu navegador ya no deja que esta página use el micrófono. Permítelo en los ajustes del navegador y del sistema y pulsa «Reintentar».",
  "Your microphone was disconnected. Connect one, then press Try again.":
    "Tu micrófono se ha desconectado. Conecta uno y pulsa «Reintentar».",
  "No sound.": "Sin sonido.",
  "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.":
    "No pasa ningún sonido: puede que tu red bloquee las llamadas. Prueba con otra red o desactiva la VPN o el cortafuegos.",
  "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.":
    "No llega sonido del otro lado. Si sigue en silencio, revisa tu red, cuelga y vuelve a llamar.",
  "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.":
    "Tu sonido no llega. Elige otro micrófono en «Sonido», o cuelga y vuelve a llamar.",
  "Last call": "Última llamada",
  "Contact#person": "Contacto",
  Number: "Número",
  Outcome: "Resultado",
  "{outcome}; the charge is still being confirmed": "{outcome}; el cargo aún se está confirmando",
  "Something was wrong": "Algo no fue bien",
  "Problem with the call to {number}, {when}": "Problema con la llamada a {number}, {when}",
  Charged: "Cobrado",
  Balance: "Saldo",
  "Your credits ran out.": "Se agotaron tus créditos.",
  "The page was closed or reloaded during the call.": "La página se cerró o se recargó durante la llamada.",
  "Given back": "Devuelto",
  "The line was bad, so you got {n} credits ({money}) back.": {
    one: "La línea se oía mal: te hemos devuelto {n} crédito ({money}).",
    other: "La línea se oía mal: te hemos devuelto {n} créditos ({money}).",
  },
  "Charged {n} credits ({money}).": {
    one: "Se ha cobrado {n} crédito ({money}).",
    other: "Se han cobrado {n} créditos ({money}).",
  },
  "The charge will follow as soon as the carrier reports it.":
    "El cargo se hará en cuanto el operador lo comunique.",
  "Call ended ({n} minutes)": {
    one: "Llamada terminada ({n} minuto)",
    other: "Llamada terminada ({n} minutos)",
  },
  "{ended}. {details}": "{ended}. {details}",

  "Test sound and connection for free": "Probar gratis el sonido y la conexión",
  Microphone: "Micrófono",
  Speaker: "Altavoz",
  "System default": "Predeterminado del sistema",
  "Microphone {number}": "Micrófono {number}",
  "Speaker {number}": "Altavoz {number}",
  "Microphone level": "Nivel del micrófono",
  "Say something: the bar should move.": "Di algo: la barra debería moverse.",
  "This browser plays sound through the system's speaker. You can choose it in your system's settings.":
    "Este navegador usa el altavoz del sistema. Elígelo en los ajustes de tu sistema.",
  "The sound devices could not be listed.": "No se han podido listar los dispositivos de sonido.",
  "This device could not be used. The previous one is still in use.":
    "No se ha podido usar este dispositivo. Sigue el anterior.",
  "Your microphone was disconnected. The system's default is in use now.":
    "Tu micrófono se ha desconectado. Se usa el predeterminado del sistema.",
  "Incoming call": "Llamada entrante",
  "Incoming call from {name}": "Llamada entrante de {name}",
  "Withheld number": "Número oculto",
  Answer: "Contestar",
  Decline: "Rechazar",
  "Hold and answer": "Retener y contestar",
  "Call on hold": "Llamada en espera",
  "Swap calls": "Cambiar de llamada",
  "End the call on hold": "Terminar la llamada en espera",
  "It costs the same on hold.": "En espera cuesta lo mismo.",
  "Your first call is on another page. Answer there.":
    "Tu primera llamada está en otra página. Contesta allí.",
} satisfies Translated<"es", typeof german>;
