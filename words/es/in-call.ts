import type { Translated } from "#words/catalogue.ts";
import type { inCall as german } from "#words/de/in-call.ts";

export const inCall = {
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
} satisfies Translated<"es", typeof german>;
