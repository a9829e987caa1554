import type { Translated } from "#words/catalogue.ts";
import type { cards as german } from "#words/de/cards.ts";

export const cards = {
  "Save this card for next time": "Guardar esta tarjeta para la próxima vez",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "La tarjeta la guarda nuestro proveedor de pagos, no nosotros. Solo se cobra cuando tú pulsas un botón para pagar, o por una regla que actives en Ajustes. Puedes eliminarla en Ajustes en cualquier momento.",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "Aún no sabemos si este pago se ha realizado. Vuelve a pulsar el botón: solo se te cobrará una vez.",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "Este precio ha caducado. El nuevo aparece en el botón: púlsalo para pagar. No se ha cobrado nada.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "Este pago ha terminado, porque se rechazaron demasiadas tarjetas o empezaste otro. No se ha cobrado nada. Pulsa el botón para empezar de nuevo.",
  "Pay with": "Pagar con",
  "Another card": "Otra tarjeta",
  "Pay {price} with {card}": "Pagar {price} con {card}",
  "Pay with {card}": "Pagar con {card}",
  "Expires {date}": "Caduca: {date}",
  Expired: "Caducada",
  "Saved cards": "Tarjetas guardadas",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "Estas tarjetas las guarda nuestro proveedor de pagos, no nosotros. La predeterminada se propone cuando compras créditos.",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "No hay ninguna tarjeta guardada. Para guardar una, marca «Guardar esta tarjeta para la próxima vez» al pagar.",
  Default: "Predeterminada",
  "Make default": "Usar por defecto",
  "Make {card} the default": "Usar {card} por defecto",
  "Being removed": "Eliminando",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "Esta tarjeta ya no paga nada. Nuestro proveedor de pagos aún no ha confirmado que esté eliminada.",
  "This card is now your default.": "Esta tarjeta es ahora tu predeterminada.",
  "Your card has been removed.": "Tu tarjeta se ha eliminado.",
} satisfies Translated<"es", typeof german>;
