import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "Hacer una llamada",
  "Phone number": "Número de teléfono",
  "US/Canada: 1 + area code + number": "EE. UU./Canadá: 1 + código de área + número",
  "International: country code + number": "Internacional: prefijo del país + número",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "Sin espacios, guiones ni paréntesis: el número se separa solo",
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
  "This number is written as people within its country dial it. Please choose its country.":
    "Este número está escrito como se marca dentro de su país. Elige el país.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} no se envía: las llamadas desde aquí nunca muestran tu propio número.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Cuando respondan a la llamada, se pulsarán estas teclas por ti: {keys}",
  "This number has no country code. Do you mean this one?":
    "Este número no tiene prefijo de país. ¿Quieres decir este?",
  "This number has no country code. Which one do you mean?":
    "Este número no tiene prefijo de país. ¿Cuál quieres decir?",
  "This text holds no phone number.": "Este texto no contiene ningún número de teléfono.",
  "Enter the whole number to see its price.": "Escribe el número completo para ver su precio.",
  "Looking up the price...": "Buscando el precio…",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> crédito por minuto",
    other: "<strong>{n}</strong> créditos por minuto",
  },
  "Change your settings": "Cambia tus ajustes",
  "Purchase credits": "Comprar créditos",
  "It is {time} there.": "Hora local allí: {time}.",
  "It is between {earliest} and {latest} there.": "Hora local allí: entre {earliest} y {latest}.",
  "A call may wake people up.": "Una llamada podría despertar a alguien.",
  "Recent numbers": "Números recientes",
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
  "Your credits last {time} more, then the call ends. Purchase credits in another tab to go on talking.":
    "Tus créditos alcanzan para {time} más y después la llamada termina. Compra créditos en otra pestaña para seguir hablando.",
  "Your call was extended: {time} left.": "Tu llamada se ha ampliado: quedan {time}.",
  "End Call": "Colgar",
  "In a call in another tab or on another device": "En una llamada en otra pestaña o en otro dispositivo",
  "You are already in a call in another tab or on another device, to {number}.":
    "Ya estás en una llamada en otra pestaña o en otro dispositivo, con el {number}.",
  "End it": "Colgar allí",
  "This call has ended already.": "Esta llamada ya ha terminado.",
  "Back to the call": "Volver a la llamada",
  Mute: "Silenciar",
  Unmute: "Activar micro",
  Keypad: "Teclado",
  Sound: "Sonido",
  "Keys pressed": "Teclas pulsadas",
  "Pause (w)": "Pausa (w)",
  "Not sent: {keys}. Press these keys again.": "No se enviaron: {keys}. Vuelve a pulsar estas teclas.",
  "Or use your keyboard, or paste a sequence.": "O usa tu teclado, o pega una secuencia.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Teclas: <k>Alt</k> <k>M</k> silenciar, <k>Alt</k> <k>K</k> teclado, <k>Alt</k> <k>H</k> colgar",
  "They speak": "Interlocutor",
  "You speak": "Tú",
  "Line quality": "Calidad",
  "Incoming audio level": "Nivel del sonido recibido",
  "The sound may stutter: your connection is uneven. A cable or a place nearer to the router helps.":
    "El sonido puede entrecortarse: tu conexión es irregular. Ayuda un cable o estar más cerca del router.",
  "There is a delay on the line. Leave a pause after you speak.":
    "Hay retraso en la línea. Haz una pausa después de hablar.",
  "The line is poor right now. Other programs on your network may be using it.":
    "La línea va mal en este momento. Puede que otros programas estén usando tu red.",
  "Parts of the sound get lost. A cable or a place nearer to the router helps.":
    "Se pierden partes del sonido. Ayuda un cable o estar más cerca del router.",
  "No sound arrives from the other side.": "No llega sonido del otro lado.",
  "Your sound does not get through.": "Tu sonido no llega.",
  "The connection is shaky.": "La conexión es inestable.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Tu micrófono no se oye. ¿Es el correcto y está encendido?",
  "Allow the microphone in your browser.": "Permite el micrófono en tu navegador.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.":
    "Tu navegador ya no deja que esta página use el micrófono. Permítelo en los ajustes del navegador y pulsa «Reintentar».",
  "Your microphone is gone. Connect one, then press Try again.":
    "Tu micrófono ya no está. Conecta uno y pulsa «Reintentar».",
  "No sound.": "Sin sonido.",
  "No sound gets through: your network may block calls. Try another network, or switch off a VPN or firewall.":
    "No pasa ningún sonido: puede que tu red bloquee las llamadas. Prueba con otra red o desactiva la VPN o el cortafuegos.",
  "No sound arrives from the other side. If it stays silent, check your network, then end the call and call again.":
    "No llega sonido del otro lado. Si sigue en silencio, revisa tu red, cuelga y vuelve a llamar.",
  "Your sound does not get through. Choose another microphone under “Sound”, or end the call and call again.":
    "Tu sonido no llega. Elige otro micrófono en «Sonido», o cuelga y vuelve a llamar.",
  "Last call": "Última llamada",
  "Contact#person": "Contacto",
  Number: "Número",
  Outcome: "Resultado",
  "{outcome}; the charge is on its way": "{outcome}; el cargo está en camino",
  "Ended because": "Motivo del final",
  Charged: "Cobrado",
  Balance: "Saldo",
  "Your credits ran out.": "Se agotaron tus créditos.",
  "The page was closed or reloaded during the call.": "La página se cerró o se recargó durante la llamada.",
  "Given back": "Devuelto",
  "The line was bad, so you got {n} credits back.": {
    one: "La línea se oía mal: te hemos devuelto {n} crédito.",
    other: "La línea se oía mal: te hemos devuelto {n} créditos.",
  },
  "Charged {n} credits.": { one: "Se ha cobrado {n} crédito.", other: "Se han cobrado {n} créditos." },
  "The charge follows as soon as the carrier has reported it.":
    "El cargo se hará en cuanto el operador lo comunique.",
  "Call ended ({n} minutes)": {
    one: "Llamada terminada ({n} minuto)",
    other: "Llamada terminada ({n} minutos)",
  },
  "{ended}. {details}": "{ended}. {details}",

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
