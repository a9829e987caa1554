import type { Translated } from "#words/catalogue.ts";
import type { purchase as german } from "#words/de/purchase.ts";

export const purchase = {
  "Unable to initialize payment. Please try again.": "No se pudo iniciar el pago. Vuelve a intentarlo.",
  "Failed to initialize payment": "No se pudo empezar el pago",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe aún no se ha cargado del todo. Espera un momento.",
  "Payment failed": "El pago ha fallado",
  "An unexpected error occurred.": "Se ha producido un error inesperado.",
  "Payment form failed to load: {problem}": "No se pudo cargar el formulario de pago: {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "El pago se realizó, pero los créditos no se actualizaron. Ponte en contacto con soporte.",
  "Successfully purchased {n} credits!": {
    one: "¡Has comprado {n} crédito!",
    other: "¡Has comprado {n} créditos!",
  },
  "Payment status: {status} Please try again.": "Estado del pago: {status} Vuelve a intentarlo.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "Este precio ha caducado. El nuevo aparece arriba: pulsa «Pagar ahora» para pagarlo. No se ha cobrado nada.",
  "Please enter a valid amount (minimum {minimum})": "Introduce un importe válido (mínimo {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "Se han rechazado demasiadas tarjetas. Espera {wait} antes de empezar otro pago.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "Has empezado muchos pagos. Espera {wait} antes de empezar otro.",
  "This is more than a new account may buy now.": "Es más de lo que una cuenta nueva puede comprar ahora.",
  "This is more than a new account may buy.": "Es más de lo que una cuenta nueva puede comprar.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "Una cuenta nueva puede comprar por {day} al día y {week} a la semana, en un máximo de {n} compra al día.",
    other:
      "Una cuenta nueva puede comprar por {day} al día y {week} a la semana, en un máximo de {n} compras al día.",
  },
  "You have {amount} left now.": "Ahora te quedan {amount}.",
  "You will have more on {moment}.": "Tendrás más el {moment}.",
  "The limit ends on {moment}.": "El límite termina el {moment}.",
  "The limit ends a day after your first purchase.": "El límite termina un día después de tu primera compra.",
  "The limit ends {n} days after your first purchase.": {
    one: "El límite termina {n} día después de tu primera compra.",
    other: "El límite termina {n} días después de tu primera compra.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "Este pago ha terminado, porque se rechazaron demasiadas tarjetas o empezaste otro. No se ha cobrado nada. Pulsa «Pagar ahora» para empezar de nuevo.",
  "Failed to update currency. Using default rates.":
    "No se pudo actualizar la moneda. Se usan los tipos predeterminados.",
  "Failed to get credits": "No se pudieron obtener los créditos",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "Los créditos no caducan. Sin cargos ocultos ni suscripción mensual.",
  "Current credits": "Créditos actuales",
  Currency: "Moneda",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})":
    "Tipo de cambio: 1 USD = {rate} {currency} (a {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "Tipo de cambio: 1 USD = {rate} {currency} (tipo predeterminado)",
  "Choose an amount": "Elige un importe",
  "Custom amount ({currency})": "Otro importe ({currency})",
  "{minimum} to {maximum}": "De {minimum} a {maximum}",
  Apply: "Aplicar",
  "You pay": "Pagas",
  "You receive": "Recibes",
  "Proceed to Payment": "Continuar con el pago",
  "Name on card": "Nombre en la tarjeta",
  "Loading the card form...": "Cargando el formulario de la tarjeta…",
  "Pay Now": "Pagar ahora",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nunca los vemos ni los guardamos.",
  "or pay by card": "o paga con tarjeta",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "Estás sin conexión. No se ha cobrado nada. Esto continúa en cuanto haya conexión.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Si hay un bloqueador de anuncios o un cortafuegos activo, permite {host} en él e inténtalo de nuevo.",
} satisfies Translated<"es", typeof german>;
