import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "Não foi possível devolver a compra. Tente novamente.",
  "The time in which this purchase can be taken back is over.": "O prazo para devolver esta compra terminou.",
  "The credits of this purchase are used.": "Os créditos desta compra já foram usados.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "Os créditos desta compra estão retidos pela sua chamada. O que ela não usar ficará livre quando terminar.",
  "This payment is disputed, so your bank decides about its money.":
    "Este pagamento foi contestado, então seu banco decide sobre o dinheiro.",
  "Money of this purchase is on its way back already.": "A devolução desta compra já está em andamento.",
  "What can be taken back has changed. Please look at the new amount.": "O valor mudou. Veja o novo valor.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Não foi possível devolver o dinheiro ao seu cartão. Nada mudou. Entre em contato conosco.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "O provedor de pagamentos não responde. Nada mudou. Tente novamente em alguns minutos.",
  "You cannot take back more by yourself now. Please contact us.":
    "Você não pode receber mais de volta por conta própria agora. Entre em contato conosco.",
  "You cannot take back more by yourself now.":
    "Você não pode receber mais de volta por conta própria agora.",
  "{unused} of this purchase is unused.": "Desta compra, {unused} não foram usados.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "Em 30 dias, você pode receber de volta por conta própria até {usd}, em {n} pedido.",
    other: "Em 30 dias, você pode receber de volta por conta própria até {usd}, em até {n} pedidos.",
  },
  "For more, please contact us.": "Para receber mais, entre em contato conosco.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "Você poderá receber mais de volta em {moment}, ou antes, se entrar em contato conosco.",
  "Get money back": "Receber o dinheiro de volta",
  "Get money back for {description}": "Receber o dinheiro de volta de {description}",
  "{amount} on its way to your card": "{amount} a caminho do seu cartão",
  "Get your money back?": "Receber seu dinheiro de volta?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "Os créditos desta compra que você não usou são descontados do seu saldo, e o valor deles é devolvido ao cartão usado no pagamento. Isso não pode ser desfeito.",
  "Back to your card": "Devolvido ao seu cartão",
  "Leaves your balance": "Descontado do seu saldo",
  "Get {amount} back": "Receber {amount} de volta",
  "Keep the credits": "Ficar com os créditos",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} foram devolvidos ao seu cartão. Seu banco costuma mostrar isso em cinco a dez dias.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} estão a caminho do seu cartão. A lista mostra quando saíram.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "As chamadas estão em pausa porque um pagamento seu foi contestado no seu banco. Retire a contestação lá ou entre em contato conosco.",
} satisfies Translated<"pt", typeof german>;
