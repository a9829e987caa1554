import type { Translated } from "#words/catalogue.ts";
import type { information as german } from "#words/de/information.ts";

export const information = {
  "About Farline": "Acerca de Farline",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Con Farline llamas a cualquier teléfono del mundo desde tu navegador y pagas solo los minutos que hablas. Está hecho para quienes tienen familia, amigos y trabajo en otros países y quieren llamar sin más, sin contrato.",
  "You see the price before you dial": "Ves el precio antes de marcar",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "Escribe un número y al lado verás el precio por minuto y cuánto te dura el saldo. El contador durante la llamada y el recibo posterior salen del mismo cálculo.",
  "You are charged for what the phone network reports": "Se te cobra lo que indica la red telefónica",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Las llamadas se cobran por minutos, redondeando hacia arriba, según el registro del operador. Una llamada que nadie contesta no cuesta nada.",
  "Your card stays with the card provider": "Tu tarjeta se queda en el proveedor de pagos",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "Los datos de la tarjeta van directamente de tu navegador a nuestro proveedor de pagos. Nunca los vemos ni los guardamos.",
  "Your credits stay yours": "Tus créditos siguen siendo tuyos",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Los créditos no caducan. No hay cargos ocultos ni cuota mensual.",
  "Sign Up Now": "Regístrate ahora",
  "The text could not be loaded.": "No se ha podido cargar el texto.",
  "404: page not found": "404: página no encontrada",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "No hay nada en esta dirección. Puede que esté mal escrita o que la página se haya movido.",
  "Tell us what is missing": "Dinos qué falta",
  "Looking for the price of a call?": "¿Buscas el precio de una llamada?",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "¿Preguntas sobre una llamada, un pago u otra cosa? Escríbenos y te responderá una persona.",
  Subject: "Asunto",
  Message: "Mensaje",
  "Send Message": "Enviar mensaje",
} satisfies Translated<"es", typeof german>;
