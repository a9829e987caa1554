import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédito", other: "{n} créditos" },
  "Converted at the rate of {day}.": "Convertido al tipo de cambio del {day}.",
  "Converted at a fixed rate, because no published one is known.":
    "Convertido a un tipo de cambio fijo, porque no se conoce ninguno publicado.",

  "Unable to initialize payment. Please try again.": "No se pudo iniciar el pago. Vuelve a intentarlo.",
  "Failed to initialize payment": "No se pudo empezar el pago",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe aún no se ha cargado del todo. Espera un momento.",
  "Payment failed": "El pago ha fallado",
  "An unexpected error occurred.": "Se ha producido un error inesperado.",
  "The card form does not work in this browser. Please try a newer browser.":
    "El formulario de tarjeta no funciona en este navegador. Prueba con un navegador más reciente.",
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
  "Your account is new, so you can buy for up to {amount} now.":
    "Tu cuenta es nueva: ahora puedes comprar por un máximo de {amount}.",
  "Your account is new, and you have bought all that it may buy for now.":
    "Tu cuenta es nueva: por ahora no puedes comprar más.",
  "You can buy more from {moment}.": "Podrás comprar más a partir del {moment}.",
  "Nothing can be bought for now.": "Por ahora no se puede comprar nada.",
  "The limit ends on {moment}.": "El límite termina el {moment}.",
  "The limit ends a day after your first purchase.": "El límite termina un día después de tu primera compra.",
  "The limit ends {n} days after your first purchase.": {
    one: "El límite termina {n} día después de tu primera compra.",
    other: "El límite termina {n} días después de tu primera compra.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "Try another card or ask your bank. Nothing was charged.":
    "Prueba con otra tarjeta o pregunta a tu banco. No se ha cobrado nada.",
  "Try another card, or add money to this one. Nothing was charged.":
    "Prueba con otra tarjeta o añade dinero a esta. No se ha cobrado nada.",
  "Try a card that is still valid. Nothing was charged.":
    "Prueba con una tarjeta que no haya caducado. No se ha cobrado nada.",
  "Check the security code of your card and try again. Nothing was charged.":
    "Comprueba el código de seguridad de tu tarjeta e inténtalo de nuevo. No se ha cobrado nada.",
  "Check your card details and try again. Nothing was charged.":
    "Comprueba los datos de tu tarjeta e inténtalo de nuevo. No se ha cobrado nada.",
  "Wait a minute and try again. Nothing was charged.":
    "Espera un minuto e inténtalo de nuevo. No se ha cobrado nada.",
  "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.":
    "Tu banco no ha confirmado el pago. Inténtalo de nuevo o prueba con otra tarjeta. No se ha cobrado nada.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.":
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
  Summary: "Resumen",
  "<b>{price}</b>, {credits}": "<b>{price}</b>, {credits}",
  "<b>{price}</b>, {credits}, about {minutes} to {country}":
    "<b>{price}</b>, {credits}, unos {minutes} ({country})",
  "Proceed to Payment": "Continuar con el pago",
  "Name on card": "Nombre en la tarjeta",
  "Loading the card form...": "Cargando el formulario de la tarjeta…",
  "{price} for {credits}": "{price} por {credits}",
  "Add credits": "Añadir créditos",
  "The call has ended. You can still buy the credits.":
    "La llamada ha terminado. Aun así puedes comprar los créditos.",
  "Pay Now": "Pagar ahora",
  "Your card details go straight to our card provider. We never see or store them.":
    "Los datos de tu tarjeta van directamente a nuestro proveedor de pagos. Nunca los vemos ni los guardamos.",
  "or pay by card": "o paga con tarjeta",
  "You are offline. Nothing was charged. This will continue when you are back online.":
    "Estás sin conexión. No se ha cobrado nada. Esto continúa en cuanto haya conexión.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Si hay un bloqueador de anuncios o un cortafuegos activo, permite {host} en él e inténtalo de nuevo.",

  "We could not refund this purchase. Please try again.":
    "No se pudo devolver la compra. Inténtalo de nuevo.",
  "It is too late to get money back for this purchase.": "El plazo para devolver esta compra ha terminado.",
  "The credits from this purchase have been used.": "Los créditos de esta compra están gastados.",
  "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.":
    "Tu llamada retiene los créditos de esta compra. Lo que no gaste quedará libre cuando termine.",
  "This payment is disputed, so your bank decides about its money.":
    "Este pago está en disputa, así que tu banco decide sobre el dinero.",
  "Money from this purchase is already on its way back.": "La devolución de esta compra ya está en marcha.",
  "The amount you can get back has changed. Please check the new amount.":
    "El importe ha cambiado. Mira el nuevo importe.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "No se pudo devolver el dinero a tu tarjeta. No ha cambiado nada. Ponte en contacto con nosotros.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "El proveedor de pagos no responde. No ha cambiado nada. Inténtalo de nuevo en unos minutos.",
  "You cannot get more back on your own right now. Please contact us.":
    "Ahora no puedes recuperar más por tu cuenta. Ponte en contacto con nosotros.",
  "You cannot get more back on your own right now.": "Ahora no puedes recuperar más por tu cuenta.",
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
  "Taken from your balance": "Descontado de tu saldo",
  "Get {amount} back": "Recuperar {amount}",
  "Keep the credits": "Conservar los créditos",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "Se han devuelto {amount} a tu tarjeta. Tu banco suele mostrarlo en un plazo de cinco a diez días.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} están en camino a tu tarjeta. La lista muestra cuándo han salido.",
  "Your balance is {credits} below zero.": "Tu saldo está {credits} por debajo de cero.",
  "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.":
    "Tu saldo está {credits} por debajo de cero, porque uno de tus pagos se disputó en tu banco cuando sus créditos ya se habían usado.",
  "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.":
    "Tu saldo está {credits} por debajo de cero, porque uno de tus pagos se reembolsó cuando sus créditos ya se habían usado.",
  "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.":
    "Tu saldo está {credits} por debajo de cero, porque algunos de tus pagos se disputaron en tu banco o se reembolsaron cuando sus créditos ya se habían usado.",
  "Buy at least {n} credits to call again.": {
    one: "Compra al menos {n} crédito para volver a llamar.",
    other: "Compra al menos {n} créditos para volver a llamar.",
  },
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "Las llamadas están en pausa porque uno de tus pagos está en disputa en tu banco. Retira la disputa allí o ponte en contacto con nosotros.",

  "Failed to get transactions": "No se pudieron obtener las transacciones",
  "{n} transactions shown": { one: "{n} transacción mostrada", other: "{n} transacciones mostradas" },
  "No transactions found": "No se encontraron transacciones",
  "No recent transactions": "No hay transacciones recientes",
  "{n} credits by card": { one: "{n} crédito con tarjeta", other: "{n} créditos con tarjeta" },
  "{n} credits by automatic recharge": {
    one: "{n} crédito por recarga automática",
    other: "{n} créditos por recarga automática",
  },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: terminado, porque se rechazaron demasiadas tarjetas",
  "{purchase}: your bank declined the card": "{purchase}: tu banco rechazó la tarjeta",
  "{purchase}: not confirmed in time": "{purchase}: no confirmado a tiempo",
  "{purchase}: ended, because automatic recharge was changed":
    "{purchase}: cancelado porque se cambió la recarga automática",
  "{purchase}: ended together with automatic recharge. {reason}":
    "{purchase}: cancelado junto con la recarga automática. {reason}",
  "{purchase}: replaced by a newer purchase": "{purchase}: sustituido por una compra más reciente",
  "{purchase}: not paid in time": "{purchase}: no pagado a tiempo",
  "{purchase}: cancelled when the account was deleted": "{purchase}: terminado con la cuenta",
  "Refund to your card": "Reembolso a tu tarjeta",
  "Refund that did not reach your card": "Reembolso que no llegó a tu tarjeta",
  "Payment disputed with your bank": "Pago disputado ante tu banco",
  "Dispute with your bank ended in our favour": "La disputa con tu banco terminó a nuestro favor",
  "Credits given by us": "Créditos dados por nosotros",
  "Credits taken back by us": "Créditos retirados por nosotros",
  "Call to {destination}, {number}": "Llamada a {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Abono por mala calidad de línea: llamada a {destination}, {number}",
  "Call by {caller}": "Llamada de {caller}",
  "Credit for a bad line: call by {caller}": "Abono por mala calidad de línea: llamada de {caller}",
  "a former member": "un antiguo miembro",
  "Every purchase, call and refund, newest first.":
    "Todas las compras, llamadas y reembolsos, primero lo más reciente.",
  "All calls, including free ones": "Todas las llamadas, también las que no costaron nada",
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
  declined: "rechazada",
  "on its way": "en camino",
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
  "Left after refunds": "Queda tras los reembolsos",
  "Paid on {day}": "Pagado el {day}",
  "Paid on {day} with {card}": "Pagado el {day} ({card})",
  "{amount} refunded, {left} left": "{amount} reembolsados, quedan {left}",
  "{amount} going back to the card, {left} left": "{amount} en camino a la tarjeta, quedan {left}",
  "{amount} refunded or disputed, {left} left": "{amount} reembolsados o disputados, quedan {left}",
  Card: "Tarjeta",
  "{card} ending in {last4}": "{card} terminada en {last4}",
  "Card ending in {last4}": "Tarjeta terminada en {last4}",
  "Tax included": "Impuesto incluido",
  "None#tax": "ninguno",
  "Bought by": "Comprado por",
  "Tax number: {number}": "Número fiscal: {number}",
  "Exchange rate": "Tipo de cambio",
  "Print or save as PDF": "Imprimir o guardar como PDF",
  "Credits balance": "Saldo de créditos",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>crédito</u>", other: "<b>{n}</b> <u>créditos</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Saldo</u> <b>{credits}</b>",
} satisfies Translated<"es", typeof german>;
