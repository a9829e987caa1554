import type { Translated } from "#words/catalogue.ts";
import type { recharge as german } from "#words/de/recharge.ts";

export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "Não foi possível carregar sua recarga automática. Tente novamente.",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "Não foi possível salvar sua recarga automática. Nada mudou. Tente novamente.",
  "Automatic recharge could not be turned off. Please try again.":
    "Não foi possível desativar a recarga automática. Tente novamente.",
  "Please choose one of the offered amounts.": "Escolha um dos valores oferecidos.",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "O limite mensal precisa permitir pelo menos uma compra. Escolha um valor maior.",
  "Please choose a lower monthly limit.": "Escolha um limite mensal menor.",
  "Please confirm that your card may be charged by this rule.":
    "Confirme que seu cartão pode ser cobrado por esta regra.",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "O banco deste cartão não permite mais cobranças por esta regra. Escolha outro cartão.",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "Este cartão foi recusado três vezes. Escolha outro cartão, ou este 30 dias depois da última recusa.",
  "Another user of this balance has turned on automatic recharge.":
    "Outra pessoa que usa este saldo ativou a recarga automática.",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "A recarga automática foi alterada em outro lugar. Confira e tente novamente.",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "A recarga automática paga com este cartão e será desativada se você o remover.",
  "Automatic recharge is not on.": "A recarga automática não está ativada.",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "Este link já foi usado ou expirou. Você pode desativar a recarga automática nas configurações.",
  "This link belongs to another user. Log out first to use it.":
    "Este link é de outra conta. Saia da sua conta para usá-lo.",
  "This payment can no longer be finished. Nothing was charged.":
    "Este pagamento não pode mais ser concluído. Nada foi cobrado.",
  "This payment is finished already. Nothing more is charged.":
    "Este pagamento já foi concluído. Nada mais será cobrado.",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "Seu banco ainda está processando este pagamento. Volte a verificar em alguns minutos.",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "A recarga automática está pausada porque um pagamento não foi confirmado a tempo no seu banco. Nada foi cobrado.",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "Ao confirmar, você também concorda com o seguinte, para que seu banco não precise perguntar da próxima vez:",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "Autorizo que este cartão seja cobrado por esta regra sem me perguntar a cada vez, até que eu a desative ou que ela termine sozinha.",
  "At most {limit} in any calendar month.": "No máximo {limit} em qualquer mês do calendário.",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "Quando seu saldo ficar abaixo de {below}, serão comprados {credits} por {price}.",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "Durante uma chamada, os créditos são comprados a tempo de a chamada continuar, mesmo que o saldo ainda esteja mais alto.",
  "Automatic recharge is on.": "A recarga automática está ativada.",
  "Automatic recharge is off. No card is charged any more.":
    "A recarga automática está desativada. Nenhum cartão é mais cobrado.",
  "Recharged: {credits}, your call goes on": "Recarga feita: {credits}, sua chamada continua",
  "Recharged: {credits}": "Recarga feita: {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "A recarga automática está esperando por você: seu banco quer que você confirme o pagamento.",
  "Automatic recharge is paused because your bank declined the card.":
    "A recarga automática está pausada porque seu banco recusou o cartão.",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "A recarga automática está pausada porque seu banco não permite novas cobranças neste cartão.",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "A recarga automática está pausada até o próximo mês porque o limite deste mês foi atingido.",
  "Automatic recharge is paused because a new account may buy only so much.":
    "A recarga automática está pausada porque uma conta nova só pode comprar até certo valor.",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "A recarga automática está pausada porque não é possível comprar créditos agora. Em breve haverá uma nova tentativa.",
  "Automatic recharge is paused by our support.": "A recarga automática foi pausada pelo nosso suporte.",
  "You have turned it off.": "Você a desativou.",
  "It was turned off with the link of a mail.": "Ela foi desativada pelo link de um e‑mail.",
  "Its card has been removed.": "O cartão dela foi removido.",
  "Its card has expired.": "O cartão dela venceu.",
  "Money of a purchase has gone back to your card.": "O dinheiro de uma compra voltou para o seu cartão.",
  "A payment was disputed at your bank.": "Um pagamento foi contestado no seu banco.",
  "Your account has been frozen.": "Sua conta foi bloqueada.",
  "Its card was declined three times.": "O cartão dela foi recusado três vezes.",
  "There is not enough money on the card.": "Não há dinheiro suficiente no cartão.",
  "The card has expired.": "O cartão venceu.",
  "The card's own limit is reached.": "O limite do próprio cartão foi atingido.",
  "The bank has blocked the card or closed its account.":
    "O banco bloqueou o cartão ou encerrou a conta dele.",
  "The bank could not answer.": "O banco não conseguiu responder.",
  "The bank gave no reason.": "O banco não informou o motivo.",
  "Automatic recharge": "Recarga automática",
  "Turn off automatic recharge": "Desativar a recarga automática",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "Quando seu saldo fica baixo, créditos são comprados com um cartão salvo, para que nenhuma chamada seja interrompida.",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "Seu cartão salvo {card} venceu. Para salvar outro, marque “Salvar este cartão para a próxima vez” ao pagar.",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "É preciso ter um cartão salvo. Para salvar um, marque “Salvar este cartão para a próxima vez” ao pagar.",
  "When my balance falls below": "Quando meu saldo ficar abaixo de",
  Buy: "Comprar",
  "Monthly limit": "Limite mensal",
  "{amount} ({n} purchases)": {
    one: "{amount} ({n} compra)",
    many: "{amount} ({n} de compras)",
    other: "{amount} ({n} compras)",
  },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "Seu saldo já está abaixo disso: a primeira compra é feita assim que você ativar.",
  "To have your card charged, or more than before, confirm that it is you.":
    "Para que seu cartão seja cobrado, ou mais do que antes, confirme que é você.",
  "Turn on": "Ativar",
  "Save changes": "Salvar alterações",
  Paused: "Pausada",
  "Spent this month": "Gasto neste mês",
  "{spent} of {limit}": "{spent} de {limit}",
  "This card is no longer saved.": "Este cartão não está mais salvo.",
  "Next try: {moment}.": "Próxima tentativa: {moment}.",
  "To go on, press “Change” and choose a card.": "Para continuar, toque em “Alterar” e escolha um cartão.",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "Para continuar, toque em “Alterar” e salve a regra, com o mesmo cartão ou outro.",
  Change: "Alterar",
  "Turn off": "Desativar",
  "Finish the payment": "Concluir o pagamento",
  "Your bank wants you to confirm this payment.": "Seu banco quer que você confirme este pagamento.",
  "Card: {card}": "Cartão: {card}",
  "Pay {price} for {credits}": "Pagar {price} por {credits}",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "Depois disso, nenhum crédito é comprado automaticamente. Seu saldo e seus cartões salvos continuam como estão.",
} satisfies Translated<"pt", typeof german>;
