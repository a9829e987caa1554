import type { Translated } from "#words/catalogue.ts";
import type { purchase as german } from "#words/de/purchase.ts";

export const purchase = {
  "Unable to initialize payment. Please try again.": "Não foi possível iniciar o pagamento. Tente novamente.",
  "Failed to initialize payment": "Não foi possível começar o pagamento",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "O Stripe ainda não carregou por completo. Aguarde um momento.",
  "Payment failed": "O pagamento falhou",
  "An unexpected error occurred.": "Ocorreu um erro inesperado.",
  "Payment form failed to load: {problem}": "Não foi possível carregar o formulário de pagamento: {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "O pagamento foi feito, mas os créditos não foram atualizados. Fale com o suporte.",
  "Successfully purchased {n} credits!": {
    one: "Você comprou {n} crédito!",
    other: "Você comprou {n} créditos!",
  },
  "Payment status: {status} Please try again.": "Status do pagamento: {status} Tente novamente.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "Este preço expirou. O novo está acima: toque em “Pagar agora” para pagá-lo. Nada foi cobrado.",
  "Please enter a valid amount (minimum {minimum})": "Informe um valor válido (mínimo {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "Muitos cartões foram recusados. Aguarde {wait} antes de começar outro pagamento.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "Você começou muitos pagamentos. Aguarde {wait} antes de começar outro.",
  "This is more than a new account may buy now.": "Isso é mais do que uma conta nova pode comprar agora.",
  "This is more than a new account may buy.": "Isso é mais do que uma conta nova pode comprar.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "Uma conta nova pode comprar {day} por dia e {week} por semana, em até {n} compra por dia.",
    other: "Uma conta nova pode comprar {day} por dia e {week} por semana, em até {n} compras por dia.",
  },
  "You have {amount} left now.": "Agora restam {amount} para você.",
  "You will have more on {moment}.": "Você terá mais em {moment}.",
  "The limit ends on {moment}.": "O limite termina em {moment}.",
  "The limit ends a day after your first purchase.": "O limite termina um dia depois da sua primeira compra.",
  "The limit ends {n} days after your first purchase.": {
    one: "O limite termina {n} dia depois da sua primeira compra.",
    other: "O limite termina {n} dias depois da sua primeira compra.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "Este pagamento terminou, porque muitos cartões foram recusados ou você começou outro. Nada foi cobrado. Toque em “Pagar agora” para recomeçar.",
  "Failed to update currency. Using default rates.":
    "Não foi possível atualizar a moeda. Serão usadas as taxas padrão.",
  "Failed to get credits": "Não foi possível obter os créditos",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "Os créditos nunca expiram. Sem taxas escondidas, sem assinatura mensal.",
  "Current credits": "Créditos atuais",
  Currency: "Moeda",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})": "Câmbio: 1 USD = {rate} {currency} (em {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "Câmbio: 1 USD = {rate} {currency} (taxa padrão)",
  "Choose an amount": "Escolha um valor",
  "Custom amount ({currency})": "Outro valor ({currency})",
  "{minimum} to {maximum}": "De {minimum} a {maximum}",
  Apply: "Aplicar",
  "You pay": "Você paga",
  "You receive": "Você recebe",
  "Proceed to Payment": "Ir para o pagamento",
  "Name on card": "Nome no cartão",
  "Loading the card form...": "Carregando o formulário do cartão…",
  "Pay Now": "Pagar agora",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "Os dados do seu cartão vão direto para o nosso provedor de pagamentos. Nunca os vemos nem guardamos.",
  "or pay by card": "ou pague com cartão",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "Você está sem conexão. Nada foi cobrado. Isto continua assim que houver conexão.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Se houver um bloqueador de anúncios ou um firewall ativo, permita {host} nele e tente de novo.",
} satisfies Translated<"pt", typeof german>;
