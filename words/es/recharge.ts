import type { Translated } from "#words/catalogue.ts";
import type { recharge as german } from "#words/de/recharge.ts";

export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "No se ha podido cargar tu recarga automática. Inténtalo de nuevo.",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "No se ha podido guardar tu recarga automática. No ha cambiado nada. Inténtalo de nuevo.",
  "Automatic recharge could not be turned off. Please try again.":
    "No se ha podido desactivar la recarga automática. Inténtalo de nuevo.",
  "Please choose one of the offered amounts.": "Elige uno de los importes que se ofrecen.",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "El límite mensual debe alcanzar para al menos una compra. Elige uno más alto.",
  "Please choose a lower monthly limit.": "Elige un límite mensual más bajo.",
  "Please confirm that your card may be charged by this rule.":
    "Confirma que se puede cobrar en tu tarjeta según esta regla.",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "El banco de esta tarjeta no permite más cobros según esta regla. Elige otra tarjeta.",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "Esta tarjeta se rechazó tres veces. Elige otra tarjeta, o esta cuando hayan pasado 30 días desde el último rechazo.",
  "Another user of this balance has turned on automatic recharge.":
    "Otra persona que usa este saldo ha activado la recarga automática.",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "La recarga automática se ha cambiado en otro lugar. Revísala y vuelve a intentarlo.",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "La recarga automática paga con esta tarjeta y se desactivará si la quitas.",
  "Automatic recharge is not on.": "La recarga automática no está activada.",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "Este enlace ya se ha usado o ha caducado. Puedes desactivar la recarga automática en Ajustes.",
  "This link belongs to another user. Log out first to use it.":
    "Este enlace es de otra cuenta. Cierra la sesión para usarlo.",
  "This payment can no longer be finished. Nothing was charged.":
    "Este pago ya no se puede completar. No se ha cobrado nada.",
  "This payment is finished already. Nothing more is charged.":
    "Este pago ya está terminado. No se cobrará nada más.",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "Tu banco todavía está procesando este pago. Vuelve a mirar dentro de unos minutos.",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "La recarga automática está en pausa porque un pago no se confirmó a tiempo ante tu banco. No se cobró nada.",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "Al confirmar también aceptas lo siguiente, para que tu banco no tenga que preguntarte la próxima vez:",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "Permito que se cobre en esta tarjeta según esta regla sin preguntarme cada vez, hasta que la desactive o termine por sí sola.",
  "At most {limit} in any calendar month.": "Como máximo, {limit} en cualquier mes natural.",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "Cuando tu saldo baje de {below}, se comprarán {credits} por {price}.",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "Durante una llamada, los créditos se compran con tiempo para que la llamada continúe, aunque el saldo aún sea más alto.",
  "Automatic recharge is on.": "La recarga automática está activada.",
  "Automatic recharge is off. No card is charged any more.":
    "La recarga automática está desactivada. Ya no se cobra en ninguna tarjeta.",
  "Recharged: {credits}, your call goes on": "Recargado: {credits}, tu llamada continúa",
  "Recharged: {credits}": "Recargado: {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "La recarga automática te espera: tu banco quiere que confirmes el pago.",
  "Automatic recharge is paused because your bank declined the card.":
    "La recarga automática está en pausa porque tu banco rechazó la tarjeta.",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "La recarga automática está en pausa porque tu banco no permite volver a cobrar en esta tarjeta.",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "La recarga automática está en pausa hasta el mes que viene porque se ha alcanzado el límite de este mes.",
  "Automatic recharge is paused because a new account may buy only so much.":
    "La recarga automática está en pausa porque una cuenta nueva solo puede comprar hasta cierta cantidad.",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "La recarga automática está en pausa porque ahora mismo no se pueden comprar créditos. Se volverá a intentar pronto.",
  "Automatic recharge is paused by our support.":
    "Nuestro equipo de soporte ha pausado la recarga automática.",
  "You have turned it off.": "La has desactivado tú.",
  "It was turned off with the link of a mail.": "Se desactivó con el enlace de un correo.",
  "Its card has been removed.": "Su tarjeta se ha eliminado.",
  "Its card has expired.": "Su tarjeta ha caducado.",
  "Money of a purchase has gone back to your card.": "El dinero de una compra ha vuelto a tu tarjeta.",
  "A payment was disputed at your bank.": "Se ha abierto una disputa por un pago en tu banco.",
  "Your account has been frozen.": "Tu cuenta está bloqueada.",
  "Its card was declined three times.": "Su tarjeta se rechazó tres veces.",
  "There is not enough money on the card.": "No hay suficiente dinero en la tarjeta.",
  "The card has expired.": "La tarjeta ha caducado.",
  "The card's own limit is reached.": "Se ha alcanzado el límite de la propia tarjeta.",
  "The bank has blocked the card or closed its account.":
    "El banco ha bloqueado la tarjeta o ha cerrado su cuenta.",
  "The bank could not answer.": "El banco no pudo responder.",
  "The bank gave no reason.": "El banco no dio ningún motivo.",
  "Automatic recharge": "Recarga automática",
  "Turn off automatic recharge": "Desactivar la recarga automática",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "Cuando baja tu saldo, se compran créditos con una tarjeta guardada para que no se corte ninguna llamada.",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "Tu tarjeta guardada {card} ha caducado. Para guardar otra, marca «Guardar esta tarjeta para la próxima vez» al pagar.",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "Necesita una tarjeta guardada. Para guardar una, marca «Guardar esta tarjeta para la próxima vez» al pagar.",
  "When my balance falls below": "Cuando mi saldo baje de",
  Buy: "Comprar",
  "Monthly limit": "Límite mensual",
  "{amount} ({n} purchases)": {
    one: "{amount} ({n} compra)",
    many: "{amount} ({n} de compras)",
    other: "{amount} ({n} compras)",
  },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "Tu saldo ya está por debajo: la primera compra se hará en cuanto la actives.",
  "To have your card charged, or more than before, confirm that it is you.":
    "Para que se cobre a tu tarjeta, o más que antes, confirma que eres tú.",
  "Turn on": "Activar",
  "Save changes": "Guardar cambios",
  Paused: "En pausa",
  "Spent this month": "Gastado este mes",
  "{spent} of {limit}": "{spent} de {limit}",
  "This card is no longer saved.": "Esta tarjeta ya no está guardada.",
  "Next try: {moment}.": "Próximo intento: {moment}.",
  "To go on, press “Change” and choose a card.": "Para continuar, pulsa «Cambiar» y elige una tarjeta.",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "Para continuar, pulsa «Cambiar» y guarda la regla, con la misma tarjeta o con otra.",
  Change: "Cambiar",
  "Turn off": "Desactivar",
  "Finish the payment": "Completar el pago",
  "Your bank wants you to confirm this payment.": "Tu banco quiere que confirmes este pago.",
  "Card: {card}": "Tarjeta: {card}",
  "Pay {price} for {credits}": "Pagar {price} por {credits}",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "Después no se comprarán más créditos automáticamente. Tu saldo y tus tarjetas guardadas se quedan como están.",
} satisfies Translated<"es", typeof german>;
