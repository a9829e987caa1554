import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "Não foi possível devolver a compra. Tente novamente.",
  "The time in which this purchase can be taken back is over.": "O prazo para devolver esta compra terminou.",
  "The credits of this purchase are used.": "Os créditos desta compra já foram usados.",
  "This payment is disputed, so your bank decides about its money.":
    "Este pagamento está em disputa, então seu banco decide sobre o dinheiro.",
  "Money of this purchase is on its way back already.": "O dinheiro desta compra já está a caminho de volta.",
  "What can be taken back has changed. Please look at the new amount.": "O valor mudou. Veja o novo valor.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "O dinheiro não pôde voltar ao seu cartão. Nada mudou. Entre em contato conosco.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "O serviço de cartões não responde. Nada mudou. Tente novamente em alguns minutos.",
  "Get money back": "Receber o dinheiro de volta",
  "Get money back for {description}": "Receber o dinheiro de volta de {description}",
  "{amount} on its way to your card": "{amount} a caminho do seu cartão",
  "Get your money back?": "Receber seu dinheiro de volta?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Os créditos desta compra que você não usou saem do seu saldo, e o preço deles volta ao cartão que pagou. Isso não pode ser desfeito.",
  "Back to your card": "Volta ao seu cartão",
  "Leaves your balance": "Sai do seu saldo",
  "Get {amount} back": "Receber {amount} de volta",
  "Keep the credits": "Ficar com os créditos",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} voltaram ao seu cartão. Seu banco costuma mostrar isso em cinco a dez dias.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} estão a caminho do seu cartão. A lista mostra quando saíram.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "As chamadas estão em pausa porque um pagamento seu está em disputa no seu banco. Retire a disputa lá ou entre em contato conosco.",
} satisfies Translated<"pt", typeof german>;
