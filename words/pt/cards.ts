import type { Translated } from "#words/catalogue.ts";
import type { cards as german } from "#words/de/cards.ts";

export const cards = {
  "Save this card for next time": "Salvar este cartão para a próxima vez",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "O cartão fica com o nosso provedor de pagamentos, não conosco. Ele só é cobrado quando você mesmo toca em um botão para pagar, ou por uma regra que você ativa nas configurações. Você pode removê-lo lá a qualquer momento.",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "Ainda não sabemos se este pagamento foi concluído. Toque no botão de novo: você será cobrado apenas uma vez.",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "Este preço expirou. O novo está no botão: toque nele para pagar. Nada foi cobrado.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "Este pagamento terminou, porque muitos cartões foram recusados ou você começou outro. Nada foi cobrado. Toque no botão para recomeçar.",
  "Pay with": "Pagar com",
  "Another card": "Outro cartão",
  "Pay {price} with {card}": "Pagar {price} com {card}",
  "Pay with {card}": "Pagar com {card}",
  "Expires {date}": "Vence em {date}",
  Expired: "Vencido",
  "Saved cards": "Cartões salvos",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "Estes cartões ficam com o nosso provedor de pagamentos, não conosco. O padrão é sugerido quando você compra créditos.",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "Nenhum cartão está salvo. Para salvar um, marque “Salvar este cartão para a próxima vez” ao pagar.",
  Default: "Padrão",
  "Make default": "Tornar padrão",
  "Make {card} the default": "Tornar {card} o padrão",
  "Being removed": "Removendo",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "Este cartão não paga mais nada. Nosso provedor de pagamentos ainda não confirmou que ele foi removido.",
  "This card is now your default.": "Este cartão agora é o seu padrão.",
  "Your card has been removed.": "Seu cartão foi removido.",
} satisfies Translated<"pt", typeof german>;
