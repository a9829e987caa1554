import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "No se pudo devolver la compra. Inténtalo de nuevo.",
  "The time in which this purchase can be taken back is over.":
    "El plazo para devolver esta compra ha terminado.",
  "The credits of this purchase are used.": "Los créditos de esta compra están gastados.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "Tu llamada retiene los créditos de esta compra. Lo que no gaste quedará libre cuando termine.",
  "This payment is disputed, so your bank decides about its money.":
    "Este pago está en disputa, así que tu banco decide sobre el dinero.",
  "Money of this purchase is on its way back already.": "La devolución de esta compra ya está en marcha.",
  "What can be taken back has changed. Please look at the new amount.":
    "El importe ha cambiado. Mira el nuevo importe.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "No se pudo devolver el dinero a tu tarjeta. No ha cambiado nada. Ponte en contacto con nosotros.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "El proveedor de pagos no responde. No ha cambiado nada. Inténtalo de nuevo en unos minutos.",
  "You cannot take back more by yourself now. Please contact us.":
    "Ahora no puedes recuperar más por tu cuenta. Ponte en contacto con nosotros.",
  "You cannot take back more by yourself now.": "Ahora no puedes recuperar más por tu cuenta.",
  "{unused} of this purchase is unused.": "De esta compra quedan {unused} sin usar.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "En 30 días puedes recuperar por tu cuenta hasta {usd}, en {n} solicitud.",
    other: "En 30 días puedes recuperar por tu cuenta hasta {usd}, en un máximo de {n} solicitudes.",
  },
  "For more, please contact us.": "Si necesitas más, ponte en contacto con nosotros.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "Podrás recuperar más el {moment}, o antes si te pones en contacto con nosotros.",
  "Get money back": "Recuperar el dinero",
  "Get money back for {description}": "Recuperar el dinero de {description}",
  "{amount} on its way to your card": "{amount} en camino a tu tarjeta",
  "Get your money back?": "¿Recuperar tu dinero?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Los créditos de esta compra que no has usado se descuentan de tu saldo y su precio se devuelve a la tarjeta con la que pagaste. Esto no se puede deshacer.",
  "Back to your card": "Devuelto a tu tarjeta",
  "Leaves your balance": "Descontado de tu saldo",
  "Get {amount} back": "Recuperar {amount}",
  "Keep the credits": "Conservar los créditos",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "Se han devuelto {amount} a tu tarjeta. Tu banco suele mostrarlo en un plazo de cinco a diez días.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} están en camino a tu tarjeta. La lista muestra cuándo han salido.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Las llamadas están en pausa porque uno de tus pagos está en disputa en tu banco. Retira la disputa allí o ponte en contacto con nosotros.",
} satisfies Translated<"es", typeof german>;
