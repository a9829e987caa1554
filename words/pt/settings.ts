import type { Translated } from "#words/catalogue.ts";
import type { settings as german } from "#words/de/settings.ts";

export const settings = {
  "Your settings could not be loaded. Please reload the page.":
    "Não foi possível carregar suas configurações. Recarregue a página.",
  "Your change could not be saved. Please try again.":
    "Não foi possível salvar a alteração. Tente novamente.",
  "Please enter your current password": "Informe sua senha atual",
  "Your data could not be fetched. Please try again.": "Não foi possível obter seus dados. Tente novamente.",
  "Please confirm that you give up your credits": "Confirme que abre mão dos seus créditos",
  "Billing details": "Dados de faturamento",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "Para sua contabilidade: estas linhas aparecem nos seus recibos a partir da próxima compra. Os recibos anteriores continuam como estão.",
  "Tax number": "Número fiscal",
  "Save billing details": "Salvar dados de faturamento",
  "Your billing details have been saved.": "Seus dados de faturamento foram salvos.",
  "Your countries have been saved.": "Seus países foram salvos.",
  "Please choose at least one country": "Escolha pelo menos um país",
  "Your name has been saved.": "Seu nome foi salvo.",
  "Please enter both names": "Informe o nome e o sobrenome",
  "Please enter the new email address": "Informe o novo endereço de e-\u2060mail",
  "Your password has been changed. Other devices were logged out.":
    "Sua senha foi alterada. Os outros dispositivos foram desconectados.",
  "You can now log in with your password as well. Other devices were logged out.":
    "Agora você também pode entrar com sua senha. Os outros dispositivos foram desconectados.",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "Nosso último e-\u2060mail para este endereço foi recusado, como se ele não existisse. Confira o endereço ou altere-o aqui: sem ele você não pode redefinir sua senha.",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "Abra o link que enviamos para o novo endereço. Até lá nada muda.",
  "Your address has not changed.": "Seu endereço continua o mesmo.",
  "Your email address has been changed.": "Seu endereço de e-\u2060mail foi alterado.",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "Todos os dispositivos foram desconectados, e a senha antiga não funciona mais. Enviamos um link para você escolher uma nova.",
  "Your security history could not be loaded. Please try again.":
    "Não foi possível carregar seu histórico de segurança. Tente novamente.",
  "Nothing has happened in the last 90 days.": "Nada aconteceu nos últimos 90 dias.",
  "That device was logged out.": "Esse dispositivo foi desconectado.",
  "All other devices were logged out.": "Todos os outros dispositivos foram desconectados.",
  "Your name, how you log in, and where.": "Seu nome, como você entra e onde.",
  Name: "Nome",
  "Save name": "Salvar nome",
  "Email address": "Endereço de e-\u2060mail",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "Seu endereço é <b>{email}</b>. Um novo passa a valer quando você abrir o link que enviamos para ele.",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "<b>{email}</b> passa a valer quando você abrir o link que enviamos para ele.",
  "Keep the old address": "Manter o endereço antigo",
  "New email": "Novo e-\u2060mail",
  "Change email": "Alterar e-\u2060mail",
  "You also sign in with {providers}.": "Você também entra com {providers}.",
  "At least {minimum} characters. Your other devices will be logged out.":
    "Pelo menos {minimum} caracteres. Seus outros dispositivos são desconectados.",
  "Change password": "Alterar senha",
  "Set a password": "Definir uma senha",
  "Your current password": "Sua senha atual",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "Você não tem senha. Isto funciona em até dez minutos depois de entrar com {providers}.",
  "Sign in with {provider} again": "Entrar com {provider} novamente",
  "Countries you can call": "Países para onde você pode ligar",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "Chamadas para países que você deixar de fora são recusadas, mesmo que outra pessoa use sua conta.",
  "All countries": "Todos os países",
  "Only the countries I choose": "Só os países que eu escolher",
  "You can call {countries}.": "Você pode ligar para estes países: {countries}.",
  "You can call {n} countries.": {
    one: "Você pode ligar para {n} país.",
    other: "Você pode ligar para {n} países.",
  },
  "To allow more countries, confirm that it is you.": "Para permitir mais países, mostre que é você.",
  "Save countries": "Salvar países",
  "Find a country": "Buscar um país",
  "We do not call a country with this name.": "Não atendemos nenhum país com este nome.",
  "Where you are logged in": "Onde você está conectado",
  "Log out all other devices": "Desconectar todos os outros dispositivos",
  "This device": "Este dispositivo",
  "Last used {used}, logged in {opened}": "Último uso em {used}, login em {opened}",
  "Last used {used}, logged in {opened} with {provider}":
    "Último uso em {used}, login em {opened} com {provider}",
  "Last used {used}, logged in {opened} with a passkey":
    "Último uso em {used}, login em {opened} com uma chave de acesso",
  "Log out": "Desconectar",
  "Log out {device}": "Desconectar {device}",
  "Security history": "Histórico de segurança",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "Os últimos 90 dias. Se você não reconhece algo aqui, altere sua senha e desconecte todos os outros dispositivos.",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>, {device}, {network}",
  "Show older": "Mostrar mais antigos",
  "Your data": "Seus dados",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "Tudo o que guardamos sobre você: perfil, dispositivos, histórico de segurança, chamadas, pagamentos, transações e mensagens, em um arquivo JSON.",
  "Download my data": "Baixar meus dados",
  "Delete account": "Excluir conta",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "Seu nome, endereço e mensagens são apagados para sempre. Os pagamentos e as chamadas ficam em nossos registros, sem os seus dados.",
  "Delete my account": "Excluir minha conta",
  "Delete your account?": "Excluir sua conta?",
  "This cannot be undone.": "Isso não pode ser desfeito.",
  "Get your money back first": "Receba seu dinheiro de volta antes",
  "Your credits cannot go back now": "Seus créditos não podem ser devolvidos agora",
  "Purchase of {moment}": "Compra de {moment}",
  "I give up my credits": "Abro mão dos meus créditos",

  "Signed in": "Login",
  "Signed in with {provider}": "Login com {provider}",
  "Signed in on a new device; we sent you a mail about it":
    "Login em um novo dispositivo; enviamos um e-\u2060mail sobre isso",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "Login com {provider} em um novo dispositivo; enviamos um e-\u2060mail sobre isso",
  "A wrong code was entered at the second step": "Um código errado foi informado na segunda etapa",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "Vários códigos errados foram informados na segunda etapa; enviamos um e-\u2060mail sobre isso",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "Um login foi desfeito: todos os dispositivos foram desconectados e a senha deixou de funcionar",
  "Password changed": "Senha alterada",
  "Password reset with a mailed link": "Senha redefinida com um link por e-\u2060mail",
  "A new email address was requested": "Um novo endereço de e-\u2060mail foi pedido",
  "Email address changed": "Endereço de e-\u2060mail alterado",
  "Two-step sign-in switched on": "Login em duas etapas ativado",
  "Two-step sign-in switched off": "Login em duas etapas desativado",
  "A recovery code was used": "Um código de recuperação foi usado",
  "New recovery codes made": "Novos códigos de recuperação criados",
  "A device was logged out": "Um dispositivo foi desconectado",
  "All other devices were logged out": "Todos os outros dispositivos foram desconectados",
  "Every device was logged out by us": "Desconectamos todos os dispositivos",
  "Another sign-in linked": "Outro login vinculado",
  "{provider} sign-in linked": "Login com {provider} vinculado",
  "Passkey added": "Chave de acesso adicionada",
  "Passkey removed": "Chave de acesso removida",

  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Uma conta anterior sua deve créditos. Sua próxima compra os paga primeiro. Se você não teve outra conta, entre em contato conosco.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "Uma conta anterior sua deve {credits} créditos. Sua próxima compra os paga primeiro. Se você não teve outra conta, entre em contato conosco.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "Sua última chamada terminou, e a operadora ainda não confirmou quanto ela custou. Os créditos dela ficarão livres em até um minuto.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "Outra conta com seu endereço ou cartão está em uma chamada. Tente novamente quando essa chamada terminar.",
  "Debt of an earlier account of yours": "Dívida de uma conta anterior sua",
  "Debt paid by another account of yours": "Dívida paga por outra conta sua",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "Os créditos que uma conta deve e um bloqueio também valem para uma conta nova da mesma pessoa até terminarem. Só para isso guardamos códigos do endereço, dos logins e dos cartões, que não permitem recuperá-los.",
} satisfies Translated<"pt", typeof german>;
