import type { Translated } from "#words/catalogue.ts";
import type { callerIds as german } from "#words/de/caller-ids.ts";

export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.":
    "No se han podido cargar tus números. Vuelve a cargar la página.",
  "The number could not be saved. Please try again.":
    "No se ha podido guardar el número. Inténtalo de nuevo.",
  "Please enter your number": "Introduce tu número",
  "This number has already been removed.": "Este número ya se ha eliminado.",
  "This number is verified for another account.": "Este número está verificado en otra cuenta.",
  "You can have at most ten numbers. Please remove one first.":
    "Puedes tener diez números como máximo. Elimina uno antes.",
  "No more verification calls are made today. Please try again tomorrow.":
    "Hoy no se hacen más llamadas de verificación. Inténtalo mañana.",
  "Your number has been removed.": "Tu número se ha eliminado.",
  "Your choice has been saved.": "Tu elección se ha guardado.",
  "They will see {number}": "Verán {number}",
  "They will see our number, {number}": "Verán nuestro número, {number}",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "Este destino no muestra los números de quien llama: verán nuestro número, {number}",
  "Number they see": "Número que verán",
  "As in other calls": "Como en otras llamadas",
  "Our number, {number}": "Nuestro número, {number}",
  "Our number": "Nuestro número",
  "Number shown": "Número mostrado",
  "Some countries hide or change numbers from abroad.":
    "Algunos países ocultan o cambian los números del extranjero.",
  "Your caller ID": "Tu identificador de llamadas",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "Las personas a las que llamas ven tu propio número cuando lo has verificado. Te llamamos y escribes un código en el teléfono.",
  "Your number": "Tu número",
  "With its country code, such as +44 7400 123456": "Con el prefijo del país, como +44 7400 123456",
  "Verify number": "Verificar número",
  "Your phone rings now. Answer it and type this code:":
    "Tu teléfono está sonando. Contesta y escribe este código:",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "Otra cuenta usa este número. Será tuyo en cuanto respondas a la llamada y marques este código:",
  "Your phone is being called...": "Llamando a tu teléfono…",
  "Not verified: the code was not typed.": "No verificado: no se escribió el código.",
  "Verified. It can be shown until {date}.": "Verificado. Se puede mostrar hasta el {date}.",
  "No longer shown, because it was verified a year ago.": "Ya no se muestra, porque se verificó hace un año.",
  "Verify again": "Verificar de nuevo",
  "Verify {number} again": "Verificar {number} de nuevo",
  "Remove number": "Eliminar número",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "Tus llamadas dejarán de mostrar {number}, y las llamadas a tus números de aquí ya no se desviarán a él.",
  "Shown in your calls": "Se muestra en tus llamadas",
} satisfies Translated<"es", typeof german>;
