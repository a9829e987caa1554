import type { Translated } from "#words/catalogue.ts";
import type { server as german } from "#words/de/server.ts";

export const server = {
  "The request is not valid.": "A solicitação não é válida.",
  "The request is too large.": "A solicitação é grande demais.",
  "The request must be sent as application/json.": "A solicitação precisa ser enviada como application/json.",
  "The request could not be understood.": "Não foi possível entender a solicitação.",
  "There is nothing at this address.": "Não há nada neste endereço.",
  "Please log in to continue.": "Entre para continuar.",
  "You are not allowed to do this.": "Você não tem permissão para fazer isso.",
  "Too many attempts. Please wait a moment and try again.":
    "Muitas tentativas. Aguarde um momento e tente novamente.",
  "Too many attempts. Please wait {wait} and try again.":
    "Muitas tentativas. Aguarde {wait} e tente novamente.",
  "Something went wrong on our side. Please try again.": "Algo deu errado do nosso lado. Tente novamente.",
  "The service is starting or too busy. Please try again in a moment.":
    "O serviço está iniciando ou sobrecarregado. Tente novamente em instantes.",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "Nossas mensagens não chegam a endereços com letras diferentes de a a z antes do @. Use outro endereço.",
  "Invalid email or password": "E-mail ou senha inválidos",
  "Please verify your email before logging in.": "Confirme seu e-\u2060mail antes de entrar.",
  "Please verify your email before logging in. email: {email}":
    "Confirme seu e-\u2060mail antes de entrar. E-\u2060mail: {email}",
  "This account was created with another sign-in. Please use that.":
    "Esta conta foi criada com outra forma de login. Use essa forma.",
  "This sign-in is not available right now. Please try again.":
    "Esta forma de login não está disponível agora. Tente novamente.",
  "Please sign in.": "Entre na sua conta.",
  "The sign-in was cancelled.": "O login foi cancelado.",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "Este login expirou ou foi iniciado em outro lugar. Tente novamente.",
  "The sign-in could not be verified. Please try again.":
    "Não foi possível verificar a resposta do login. Tente novamente.",
  "The account you chose has no verified email address.":
    "A conta escolhida não tem um e-\u2060mail verificado.",
  "Your account here is linked to another account of this provider.":
    "Sua conta aqui está vinculada a outra conta deste provedor.",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "Você já tem uma conta aqui. Comprove que ela é sua para vincular esta forma de login.",
  "This is no longer valid. Please sign in again.": "Isto não é mais válido. Entre novamente.",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "Este link não é mais válido aqui. Abra-o em até uma hora, no navegador em que você entrou.",
  "You are logged in as another user. Log out first to sign in with this one.":
    "Você entrou com outro usuário. Saia primeiro para entrar com este.",
  "This code is wrong or has already been used. Please try the next one.":
    "Este código não está certo ou já foi usado. Tente o próximo.",
  "This sign-in has taken too long. Please log in again.": "Este login demorou demais. Entre novamente.",
  "Two-step sign-in is on already.": "O login em duas etapas já está ativado.",
  "Two-step sign-in is not on.": "O login em duas etapas não está ativado.",
  "This passkey is not accepted here. Please log in another way.":
    "Esta chave de acesso não é aceita aqui. Entre de outra forma.",
  "This took too long or was already used. Please try again.":
    "Isso demorou demais ou já foi usado. Tente novamente.",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "Esta chave de acesso pode ter sido copiada e não é mais aceita. Entre de outra forma e remova-a nas suas configurações.",
  "The new passkey could not be checked. Please try again.":
    "Não foi possível verificar a nova chave de acesso. Tente novamente.",
  "This passkey has already been added.": "Esta chave de acesso já foi adicionada.",
  "This passkey has already been removed.": "Esta chave de acesso já foi removida.",
  "Confirmed.": "Confirmado.",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "Você administra este serviço. Entre de novo com sua chave de acesso ou código e tente em até dez minutos.",
  "Please add a passkey first.": "Adicione primeiro uma chave de acesso.",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "O login pede esta chave de acesso. Adicione outra ou desative o login em duas etapas antes de removê-la.",
  "You have as many passkeys as an account can have. Please remove one first.":
    "Você tem o máximo de chaves de acesso que uma conta pode ter. Remova uma primeiro.",
  "This password is too well known. Please choose another.":
    "Esta senha é uma das primeiras que se adivinham. Escolha outra.",
  "This is not your password.": "Esta não é a sua senha.",
  "Please enter your password, or sign in again and try within ten minutes.":
    "Digite sua senha, ou entre novamente e tente em até dez minutos.",
  "This is already your address.": "Este já é o seu endereço.",
  "Please end your call first.": "Encerre primeiro a sua chamada.",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "Seu banco ainda está processando um pagamento seu. Tente novamente quando houver uma decisão.",
  "There are still credits on your account.": "Ainda há créditos na sua conta.",
  "This device is already logged out.": "Este dispositivo já foi desconectado.",
  "Please enter a valid amount.": "Digite um valor válido.",
  "This price has expired. Please choose the amount again.": "Este preço expirou. Escolha o valor novamente.",
  "The amount has changed. Please choose the amount again.": "O valor mudou. Escolha o valor novamente.",
  "This payment does not exist.": "Este pagamento não existe.",
  "A saved card is not saved again.": "Um cartão salvo não é salvo de novo.",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "Este cartão não paga mais nada, porque os cartões de cada usuário agora ficam separados. Para usá-lo de novo, escolha outro cartão ao pagar, digite este e marque “Salvar este cartão para a próxima vez”.",
  "This card has expired. Please choose another one.": "Este cartão venceu. Escolha outro.",
  "This card is no longer saved. Please choose another one.":
    "Este cartão não está mais salvo. Escolha outro.",
  "This card could not be removed. Please try again.":
    "Não foi possível remover este cartão. Tente novamente.",
  "This card could not be made your default. Please try again.":
    "Não foi possível definir este cartão como padrão. Tente novamente.",
  "Unable to load your cards. Please try again.": "Não foi possível carregar seus cartões. Tente novamente.",
  "This receipt does not exist.": "Este recibo não existe.",
  "This request was already made with different content.":
    "Esta solicitação já foi feita com outro conteúdo.",
  "This is not a valid phone number.": "Este não é um número de telefone válido.",
  "Calls to this destination are not available.": "Chamadas para este destino não estão disponíveis.",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "Não é possível ligar para números de tarifa especial, de serviços, de satélite e de emergência.",
  "Toll-free numbers like this one cannot be called yet.":
    "Ainda não é possível ligar para números gratuitos como este.",
  "Shared-cost numbers like this one cannot be called yet.":
    "Ainda não é possível ligar para números de custo compartilhado como este.",
  "Company numbers like this one cannot be called yet.":
    "Ainda não é possível ligar para números de empresas como este.",
  "Premium and shared-cost numbers cannot be called.":
    "Não é possível ligar para números de tarifa especial e de custo compartilhado.",
  "Satellite phones cannot be called.": "Não é possível ligar para telefones via satélite.",
  "Personal numbers cannot be called.": "Não é possível ligar para números pessoais.",
  "Emergency services cannot be called from here. Please use another phone.":
    "Não é possível ligar para serviços de emergência daqui. Use outro telefone.",
  "Your balance is below zero. Please purchase credits.": "Seu saldo está abaixo de zero. Compre créditos.",
  "You are already in a call. End it before starting another.":
    "Você já está em uma chamada. Encerre-a antes de iniciar outra.",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "Não foi possível encerrar a chamada na hora. Ela termina assim que a operadora responder.",
  "This call does not exist.": "Esta chamada não existe.",
  "This contact has already been deleted.": "Este contato já foi excluído.",
  "This page is out of date. Please reload it and try again.":
    "Esta página está desatualizada. Recarregue e tente novamente.",
  "This contact was changed in another tab. Please try again.":
    "Este contato foi alterado em outra aba. Tente novamente.",
  "You can have at most 5,000 contacts.": "Você pode ter no máximo 5.000 contatos.",
  "A contact can have at most ten numbers.": "Um contato pode ter no máximo dez números.",
  "This place in the list is not valid.": "Este ponto da lista não é válido.",
  "These measurements are not valid.": "Estas medições não são válidas.",
  "Please choose one of the offered currencies.": "Escolha uma das moedas oferecidas.",
  "Please use at most {maximum} characters": "Use no máximo {maximum} caracteres",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "A compra de créditos está desativada no momento. Seus créditos continuam como estão. Tente novamente mais tarde.",
  "New accounts cannot be made at the moment. Please try again later.":
    "No momento não é possível criar novas contas. Tente novamente mais tarde.",
  "Unknown browser": "Navegador desconhecido",
  "{browser} on {system}": "{browser} no {system}",
  "This language is not offered. Please choose another.": "Este idioma não está disponível. Escolha outro.",
  "Your language has been saved.": "Seu idioma foi salvo.",

  "a second": "um segundo",
  "a minute": "um minuto",
  "an hour": "uma hora",
  "{n} seconds": { one: "{n} segundo", other: "{n} segundos" },
  "{n} minutes": { one: "{n} minuto", other: "{n} minutos" },
  "{n} hours": { one: "{n} hora", other: "{n} horas" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"pt", typeof german>;
