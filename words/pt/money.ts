import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédito", other: "{n} créditos" },
  "Converted at the rate of {day}.": "Convertido à taxa de câmbio de {day}.",
  "Converted at a fixed rate, because no published one is known.":
    "Convertido a uma taxa de câmbio fixa, porque não se conhece nenhuma publicada.",

  "Unable to initialize payment. Please try again.": "Não foi possível iniciar o pagamento. Tente novamente.",
  "Failed to initialize payment": "Não foi possível começar o pagamento",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "O Stripe ainda não carregou por completo. Aguarde um momento.",
  "Payment failed": "O pagamento falhou",
  "An unexpected error occurred.": "Ocorreu um erro inesperado.",
  "The card form does not work in this browser. Please try a newer browser.":
    "O formulário de cartão não funciona neste navegador. Tente com um navegador mais recente.",
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
  "Your account is new, so you can buy for up to {amount} now.":
    "Sua conta é nova: agora você pode comprar até {amount}.",
  "Your account is new, and you have bought all that it may buy for now.":
    "Sua conta é nova: por enquanto você não pode comprar mais.",
  "You can buy more from {moment}.": "Você poderá comprar mais a partir de {moment}.",
  "Nothing can be bought for now.": "Por enquanto não é possível comprar nada.",
  "The limit ends on {moment}.": "O limite termina em {moment}.",
  "The limit ends a day after your first purchase.": "O limite termina um dia depois da sua primeira compra.",
  "The limit ends {n} days after your first purchase.": {
    one: "O limite termina {n} dia depois da sua primeira compra.",
    other: "O limite termina {n} dias depois da sua primeira compra.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "Try another card or ask your bank. Nothing was charged.":
    "Tente outro cartão ou fale com seu banco. Nada foi cobrado.",
  "Try another card, or add money to this one. Nothing was charged.":
    "Tente outro cartão ou coloque dinheiro neste. Nada foi cobrado.",
  "Try a card that is still valid. Nothing was charged.":
    "Tente um cartão que ainda seja válido. Nada foi cobrado.",
  "Check the security code of your card and try again. Nothing was charged.":
    "Confira o código de segurança do cartão e tente de novo. Nada foi cobrado.",
  "Check your card details and try again. Nothing was charged.":
    "Confira os dados do cartão e tente de novo. Nada foi cobrado.",
  "Wait a minute and try again. Nothing was charged.": "Espere um minuto e tente de novo. Nada foi cobrado.",
  "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.":
    "Seu banco não confirmou o pagamento. Tente de novo ou use outro cartão. Nada foi cobrado.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.":
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
  Summary: "Resumo",
  "<b>{price}</b>, {credits}": "<b>{price}</b>, {credits}",
  "<b>{price}</b>, {credits}, about {minutes} to {country}":
    "<b>{price}</b>, {credits}, cerca de {minutes} ({country})",
  "Proceed to Payment": "Ir para o pagamento",
  "Name on card": "Nome no cartão",
  "Loading the card form...": "Carregando o formulário do cartão…",
  "{price} for {credits}": "{price} por {credits}",
  "Add credits": "Adicionar créditos",
  "The call has ended. You can still buy the credits.":
    "A chamada terminou. Você ainda pode comprar os créditos.",
  "Pay Now": "Pagar agora",
  "Your card details go straight to our card provider. We never see or store them.":
    "Os dados do seu cartão vão direto para o nosso provedor de pagamentos. Nunca os vemos nem guardamos.",
  "or pay by card": "ou pague com cartão",
  "You are offline. Nothing was charged. This will continue when you are back online.":
    "Você está sem conexão. Nada foi cobrado. Isto continua assim que houver conexão.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Se houver um bloqueador de anúncios ou um firewall ativo, permita {host} nele e tente de novo.",

  "We could not refund this purchase. Please try again.":
    "Não foi possível devolver a compra. Tente novamente.",
  "It is too late to get money back for this purchase.": "O prazo para devolver esta compra terminou.",
  "The credits from this purchase have been used.": "Os créditos desta compra já foram usados.",
  "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.":
    "Os créditos desta compra estão retidos pela sua chamada. O que ela não usar ficará livre quando terminar.",
  "This payment is disputed, so your bank decides about its money.":
    "Este pagamento foi contestado, então seu banco decide sobre o dinheiro.",
  "Money from this purchase is already on its way back.": "A devolução desta compra já está em andamento.",
  "The amount you can get back has changed. Please check the new amount.":
    "O valor mudou. Veja o novo valor.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "Não foi possível devolver o dinheiro ao seu cartão. Nada mudou. Entre em contato conosco.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "O provedor de pagamentos não responde. Nada mudou. Tente novamente em alguns minutos.",
  "You cannot get more back on your own right now. Please contact us.":
    "Você não pode receber mais de volta por conta própria agora. Entre em contato conosco.",
  "You cannot get more back on your own right now.":
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
  "Taken from your balance": "Descontado do seu saldo",
  "Get {amount} back": "Receber {amount} de volta",
  "Keep the credits": "Ficar com os créditos",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} foram devolvidos ao seu cartão. Seu banco costuma mostrar isso em cinco a dez dias.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} estão a caminho do seu cartão. A lista mostra quando saíram.",
  "Your balance is {credits} below zero.": "Seu saldo está {credits} abaixo de zero.",
  "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.":
    "Seu saldo está {credits} abaixo de zero, porque um pagamento seu foi contestado no seu banco depois que os créditos dele já tinham sido usados.",
  "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.":
    "Seu saldo está {credits} abaixo de zero, porque um pagamento seu foi reembolsado depois que os créditos dele já tinham sido usados.",
  "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.":
    "Seu saldo está {credits} abaixo de zero, porque pagamentos seus foram contestados no seu banco ou reembolsados depois que os créditos deles já tinham sido usados.",
  "Buy at least {n} credits to call again.": {
    one: "Compre pelo menos {n} crédito para voltar a ligar.",
    other: "Compre pelo menos {n} créditos para voltar a ligar.",
  },
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "As chamadas estão em pausa porque um pagamento seu foi contestado no seu banco. Retire a contestação lá ou entre em contato conosco.",

  "Failed to get transactions": "Não foi possível obter as transações",
  "{n} transactions shown": { one: "{n} transação exibida", other: "{n} transações exibidas" },
  "No transactions found": "Nenhuma transação encontrada",
  "No recent transactions": "Nenhuma transação recente",
  "{n} credits by card": { one: "{n} crédito por cartão", other: "{n} créditos por cartão" },
  "{n} credits by automatic recharge": {
    one: "{n} crédito por recarga automática",
    other: "{n} créditos por recarga automática",
  },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: encerrado, porque muitos cartões foram recusados",
  "{purchase}: your bank declined the card": "{purchase}: seu banco recusou o cartão",
  "{purchase}: not confirmed in time": "{purchase}: não confirmado a tempo",
  "{purchase}: ended, because automatic recharge was changed":
    "{purchase}: cancelado porque a recarga automática foi alterada",
  "{purchase}: ended together with automatic recharge. {reason}":
    "{purchase}: cancelado junto com a recarga automática. {reason}",
  "{purchase}: replaced by a newer purchase": "{purchase}: substituído por uma compra mais recente",
  "{purchase}: not paid in time": "{purchase}: não pago a tempo",
  "{purchase}: cancelled when the account was deleted": "{purchase}: encerrado com a conta",
  "Refund to your card": "Reembolso no seu cartão",
  "Refund that did not reach your card": "Reembolso que não chegou ao seu cartão",
  "Payment disputed with your bank": "Pagamento contestado no seu banco",
  "Dispute with your bank ended in our favour": "Contestação no seu banco encerrada a nosso favor",
  "Credits given by us": "Créditos dados por nós",
  "Credits taken back by us": "Créditos retirados por nós",
  "Call to {destination}, {number}": "Chamada: {destination}, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "Crédito por má qualidade de linha: chamada, {destination}, {number}",
  "Call by {caller}": "Chamada feita por {caller}",
  "Credit for a bad line: call by {caller}": "Crédito por má qualidade de linha: chamada feita por {caller}",
  "a former member": "um antigo membro",
  "Every purchase, call and refund, newest first.":
    "Todas as compras, chamadas e reembolsos, do mais recente ao mais antigo.",
  "All calls, including free ones": "Todas as chamadas, inclusive as que não custaram nada",
  "Purchase credits to begin": "Compre créditos para começar",
  "Show all transactions": "Mostrar todas as transações",
  "Load more": "Carregar mais",
  "All transactions": "Todas as transações",
  Purchases: "Compras",
  Calls: "Chamadas",
  "Download CSV": "Baixar CSV",
  "Recent transactions": "Transações recentes",
  "Recent Transactions": "Transações recentes",
  "View All Transactions": "Ver todas as transações",
  Date: "Data",
  Type: "Tipo",
  Description: "Descrição",
  Amount: "Valor",
  Status: "Status",
  Purchase: "Compra",
  Refund: "Reembolso",
  Usage: "Uso",
  Test: "Teste",
  Adjustment: "Ajuste",
  completed: "concluída",
  pending: "pendente",
  failed: "falhou",
  declined: "recusada",
  "on its way": "a caminho",
  Receipt: "Recibo",
  "Receipt for {description}": "Recibo de {description}",
  Details: "Detalhes",
  "Details for {description}": "Detalhes de {description}",
  "Failed to get the receipt": "Não foi possível obter o recibo",
  "Receipt {number}": "Recibo {number}",
  "Back to your transactions": "Voltar às suas transações",
  Seller: "Vendedor",
  Buyer: "Comprador",
  "Receipt number": "Número do recibo",
  "Charged to your card": "Cobrado no seu cartão",
  "Refunded to your card": "Reembolsado no seu cartão",
  "Left after refunds": "Restante após reembolsos",
  "Paid on {day}": "Pago em {day}",
  "Paid on {day} with {card}": "Pago em {day} ({card})",
  "{amount} refunded, {left} left": "{amount} reembolsados, restam {left}",
  "{amount} going back to the card, {left} left": "{amount} a caminho do cartão, restam {left}",
  "{amount} refunded or disputed, {left} left": "{amount} reembolsados ou contestados, restam {left}",
  Card: "Cartão",
  "{card} ending in {last4}": "{card} com final {last4}",
  "Card ending in {last4}": "Cartão com final {last4}",
  "Tax included": "Imposto incluído",
  "None#tax": "nenhum",
  "Bought by": "Comprado por",
  "Tax number: {number}": "Número fiscal: {number}",
  "Exchange rate": "Taxa de câmbio",
  "Print or save as PDF": "Imprimir ou salvar como PDF",
  "Credits balance": "Saldo de créditos",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>crédito</u>", other: "<b>{n}</b> <u>créditos</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>Saldo</u> <b>{credits}</b>",
} satisfies Translated<"pt", typeof german>;
