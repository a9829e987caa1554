import type { Translated } from "#words/catalogue.ts";
import type { numbers as german } from "#words/de/numbers.ts";

export const numbers = {
  "Your numbers could not be loaded. Please try again.":
    "No se han podido cargar tus números. Inténtalo de nuevo.",
  "Numbers could not be searched. Please try again.": "No se han podido buscar números. Inténtalo de nuevo.",
  "The number could not be bought. Please look at your numbers before you try again.":
    "No se ha podido alquilar el número. Mira tus números antes de volver a intentarlo.",
  "The number could not be given back. Please try again.":
    "No se ha podido devolver el número. Inténtalo de nuevo.",
  "The receipt could not be loaded. Please try again.":
    "No se ha podido cargar el recibo. Inténtalo de nuevo.",
  "An area code has three digits.": "Un prefijo de zona tiene tres cifras.",
  "Please enter 2 to 10 digits.": "Escribe de 2 a 10 cifras.",
  "You have no such number.": "No tienes ese número.",
  "Numbers of this kind are not offered.": "No se ofrecen números de este tipo.",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "Entretanto, otra persona ha tomado este número. No se ha cobrado nada. Elige otro.",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "La compañía telefónica no entrega este número. No se ha cobrado nada. Elige otro.",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "La compañía telefónica no responde en este momento. No se ha cobrado nada. Inténtalo más tarde.",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "La compañía telefónica aún no ha respondido. El número aparecerá aquí cuando sea tuyo; si no, tus créditos volverán a estar disponibles en unos minutos.",
  "You can have at most {most} numbers.": "Puedes tener como máximo {most} números.",
  "Only the owner of the shared credits can rent a number.":
    "Solo el titular de los créditos compartidos puede alquilar un número.",
  "The price has changed. Please look at it again.": "El precio ha cambiado. Vuelve a mirarlo.",
  "The first month costs {credits}, and your balance does not cover it.":
    "El primer mes cuesta {credits} y tu saldo no alcanza.",
  "Number of your own: {number}": "Número propio: {number}",
  "Number of your own": "Número propio",
  "A number of your own": "Un número propio",
  "People call this number, and it rings here, on every page that you have open.":
    "La gente llama a este número y suena aquí, en cada página que tengas abierta.",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "Cada mes se paga con tus créditos. Si no alcanzan, recibes un correo 7 días y 1 día antes. Después no suena nada durante 10 días y, pasado ese plazo, el número se devuelve. Lo mismo ocurre mientras tu cuenta esté bloqueada o un pago esté en disputa.",
  "No numbers are offered right now.": "Ahora mismo no se ofrecen números.",
  "Your numbers": "Tus números",
  "Choose the number that people see": "Elegir el número que ven los demás",
  "Find a number": "Buscar un número",
  "Kind of number": "Tipo de número",
  "Toll-free": "Gratuito",
  "{country}, landline": "{country}, fijo",
  "{country}, mobile": "{country}, móvil",
  "{country}, toll-free": "{country}, gratuito",
  "{credits} a month": "{credits} al mes",
  "Calls to it are free for you.": "Las llamadas que recibes son gratis para ti.",
  "Calls to it cost you {credits} a minute.": "Las llamadas que recibes te cuestan {credits} por minuto.",
  "Area code": "Prefijo de zona",
  City: "Ciudad",
  "Digits in the number": "Cifras del número",
  "Search numbers": "Buscar números",
  "No number was found. Please try fewer digits or another place.":
    "No se ha encontrado ningún número. Prueba con menos cifras u otro lugar.",
  "Rent {number}": "Alquilar {number}",
  "Rent {number}?": "¿Alquilar {number}?",
  "{credits} now, then each month. The first renewal is on {date}.":
    "{credits} ahora y después cada mes. La primera renovación es el {date}.",
  "Rent this number": "Alquilar este número",
  "The number is yours.": "El número es tuyo.",
  "It is being bought.": "Se está alquilando.",
  "It rings here. The next renewal is on {date} for {credits}.":
    "Suena aquí. La próxima renovación es el {date} por {credits}.",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "No está pagado y no suena nada. Se guarda hasta el {date} y vuelve a sonar cuando se paguen {credits}.",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "No se puede renovar mientras tu cuenta esté restringida, y no suena nada. Se guarda hasta el {date}. Escríbenos.",
  "It is being given back.": "Se está devolviendo.",
  "Give {number} back": "Devolver {number}",
  "Give {number} back?": "¿Devolver {number}?",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "Deja de sonar enseguida y otra persona puede obtenerlo. Los días pagados no se devuelven.",
  "The number is being given back.": "El número se está devolviendo.",
  "Receipt of a number": "Recibo de un número",
  "Paid on": "Pagado el",
  Month: "Mes",
  "{from} to {until}": "Del {from} al {until}",
  Worth: "Valor",
  "The forwarding could not be changed. Please try again.":
    "No se pudo cambiar el desvío. Inténtalo de nuevo.",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "Las llamadas solo se pueden desviar a un número tuyo verificado que no esté alquilado aquí.",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "El número al que se desviaban las llamadas ya no está verificado, así que suenan aquí.",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "El desvío ahora cuesta más, así que las llamadas suenan aquí. Guárdalo de nuevo para aceptar el nuevo precio.",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "Las llamadas también se pueden desviar a tu propio teléfono cuando hayas verificado su número.",
  "Calls to {number}": "Llamadas al {number}",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "Una llamada desviada se paga con tus créditos en cuanto alguien responde, también si es un buzón de voz. Termina cuando se agotan.",
  "Ring here": "Sonar aquí",
  "Forward to {number}: {credits} a minute": "Desviar al {number}: {credits} por minuto",
  "Save this choice": "Guardar esta opción",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "Sus llamadas se desvían al {number}. La próxima renovación es el {date} por {credits}.",
  "Forwarded to": "Desviada a",
  "Your blocked callers could not be loaded. Please try again.":
    "No se pudieron cargar las personas bloqueadas. Inténtalo de nuevo.",
  "Your blocked callers could not be changed. Please try again.":
    "No se pudieron cambiar las personas bloqueadas. Inténtalo de nuevo.",
  "You can block at most {most} callers.": "Puedes bloquear como máximo a {most} personas.",
  "This caller is blocked.": "Esta persona está bloqueada.",
  "Unwanted calls": "Llamadas no deseadas",
  "Blocked callers": "Números bloqueados",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "No hay ningún número bloqueado. Puedes bloquear uno aquí o en la página de una llamada.",
  "Blocked callers hear": "Los números bloqueados oyen",
  "Callers who withhold their number hear": "Quien oculta su número oye",
  "Busy tone": "Tono de ocupado",
  "Voicemail, or that you do not answer": "Buzón de voz, o que no contestas",
  "As any other call": "Como cualquier otra llamada",
  "{number} is no longer blocked.": "{number} ya no está bloqueado.",
  "The caller is blocked.": "El número está bloqueado.",
  Unblock: "Desbloquear",
  "Unblock {number}": "Desbloquear {number}",
  "Number to block": "Número que bloquear",
  "Block this number": "Bloquear este número",
  "Block this caller": "Bloquear a quien llamó",
  "Blocked call": "Llamada bloqueada",
} satisfies Translated<"es", typeof german>;
