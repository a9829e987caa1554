import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédito", other: "{n} créditos" },

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

  "Failed to get transactions": "No se pudieron obtener las transacciones",
  "{n} transactions shown": { one: "{n} transacción mostrada", other: "{n} transacciones mostradas" },
  "No transactions found": "No se encontraron transacciones",
  "No recent transactions": "No hay transacciones recientes",
  "{n} credits by card": { one: "{n} crédito con tarjeta", other: "{n} créditos con tarjeta" },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: terminado, porque se rechazaron demasiadas tarjetas",
  "{purchase}: replaced by a newer purchase": "{purchase}: sustituido por una compra más reciente",
  "{purchase}: not paid in time": "{purchase}: no pagado a tiempo",
  "{purchase}: ended with the account": "{purchase}: terminado con la cuenta",
  "Refund to your card": "Reembolso a tu tarjeta",
  "Refund that did not reach your card": "Reembolso que no llegó a tu tarjeta",
  "Payment disputed with your bank": "Pago disputado ante tu banco",
  "Dispute with your bank ended in our favour": "La disputa con tu banco terminó a nuestro favor",
  "Credits given by us": "Créditos dados por nosotros",
  "Credits taken back by us": "Créditos retirados por nosotros",
  "Call to {destination}, {number}": "Llamada a {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Abono por mala calidad de línea: llamada a {destination}, {number}",
  "Every purchase, call and refund, newest first.":
    "Todas las compras, llamadas y reembolsos, primero lo más reciente.",
  "Every call, also those that cost nothing": "Todas las llamadas, también las que no costaron nada",
  "Purchase credits to begin": "Compra créditos para empezar",
  "Show all transactions": "Mostrar todas las transacciones",
  "Load more": "Cargar más",
  "All transactions": "Todas las transacciones",
  Purchases: "Compras",
  Calls: "Llamadas",
  "Download CSV": "Descargar CSV",
  "Recent transactions": "Transacciones recientes",
  "Recent Transactions": "Transacciones recientes",
  "View All Transactions": "Ver todas las transacciones",
  Date: "Fecha",
  Type: "Tipo",
  Description: "Descripción",
  Amount: "Importe",
  Status: "Estado",
  Purchase: "Compra",
  Refund: "Reembolso",
  Usage: "Uso",
  Test: "Prueba",
  Adjustment: "Ajuste",
  completed: "completada",
  pending: "pendiente",
  failed: "fallida",
  Receipt: "Recibo",
  "Receipt for {description}": "Recibo de {description}",
  Details: "Detalles",
  "Details for {description}": "Detalles de {description}",
  "Failed to get the receipt": "No se pudo obtener el recibo",
  "Receipt {number}": "Recibo {number}",
  "Back to your transactions": "Volver a tus transacciones",
  Seller: "Vendedor",
  Buyer: "Comprador",
  "Receipt number": "Número de recibo",
  "Charged to your card": "Cobrado en tu tarjeta",
  "Refunded to your card": "Reembolsado a tu tarjeta",
  "Print or save as PDF": "Imprimir o guardar como PDF",
  "Credits balance": "Saldo de créditos",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>crédito</u>", other: "<b>{n}</b> <u>créditos</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Saldo</u> <b>{credits}</b>",
} satisfies Translated<"es", typeof german>;
