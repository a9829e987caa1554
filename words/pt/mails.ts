import type { Translated } from "#words/catalogue.ts";
import type { mails as german } from "#words/de/mails.ts";

export const mails = {
  "Hello {name},": "Olá, {name},",
  "Hello,": "Olá,",
  "{label}:": "{label}:",
  "{brand}: phone calls to anywhere, from your browser":
    "{brand}: chamadas para qualquer lugar, pelo navegador",
  "Confirm your email address": "Confirme seu endereço de e-mail",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "Obrigado por se cadastrar no {brand}. Confirme que este endereço é seu. Depois disso, a conta abre com a senha escolhida neste cadastro.",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "Há mais de um cadastro pendente com este endereço, e só vale o primeiro que for confirmado. Abra apenas o link do cadastro que você mesmo fez.",
  Registered: "Cadastrado em",
  "Confirm email address": "Confirmar e-mail",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "O link vale por 24 horas. Se você não se cadastrou nesse horário, não o abra: outra pessoa escolheu a senha. Você pode ignorar este e-mail.",
  "Several registrations for your address": "Há vários cadastros pendentes com seu endereço",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "Uma pessoa, provavelmente você, pediu de novo o link que confirma este endereço. Há mais de um cadastro pendente com ele, e não sabemos qual é o seu.",
  "Log in": "Entrar",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "Para receber seu link, entre com a senha que você escolheu e peça o link lá, ou cadastre-se de novo. Se não foi você, pode ignorar este e-mail.",
  "You already have an account": "Você já tem uma conta",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "Alguém, provavelmente você, tentou se cadastrar com este endereço. Você já tem uma conta, e nada nela foi alterado.",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "Se você não se lembra da senha, use “Esqueceu a senha?” na página de login. Se não foi você, não precisa fazer nada.",
  "Reset your password": "Redefina sua senha",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "Alguém, provavelmente você, pediu para redefinir a senha da conta com este endereço.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "O link vale por uma hora e funciona uma vez. Se não foi você, pode ignorar este e-mail: sua senha continua como está.",
  "Your password was changed": "Sua senha foi alterada",
  "The password of your account was just changed, and every device was logged out.":
    "A senha da sua conta acabou de ser alterada, e todos os dispositivos foram desconectados.",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "Se não foi você, use agora mesmo “Esqueceu a senha?” na página de login para recuperar a conta.",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "Suas chaves de acesso foram removidas, porque outra pessoa pode ter adicionado uma. Você pode adicionar as suas de novo nas configurações.",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "Suas chaves de acesso não entram mais sem a senha, porque outra pessoa pode ter adicionado uma. Elas continuam sendo sua segunda etapa. Para entrar só com uma, remova-a nas configurações e adicione-a de novo.",
  "The password of your account was just changed, and every other device was logged out.":
    "A senha da sua conta acabou de ser alterada, e todos os outros dispositivos foram desconectados.",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "Alguém, provavelmente você, pediu para usar este endereço na conta {brand}. Ele passa a valer quando você confirmar.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "O link vale por uma hora e funciona uma vez. Se não foi você, pode ignorar este e-mail: nada muda.",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "Alguém, provavelmente você, pediu para usar este endereço em outra conta {brand}. Ele já pertence à sua conta, e nada foi alterado.",
  "If this was not you, you do not need to do anything.": "Se não foi você, não precisa fazer nada.",
  "Your email address was changed": "Seu endereço de e-mail foi alterado",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "O endereço de e-mail da sua conta acabou de ser alterado. A partir de agora, nossos e-mails vão para o novo, e este endereço não entra mais na conta.",
  "Contact us": "Fale conosco",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "Se não foi você, escreva para nós imediatamente para que possamos devolver a conta a você.",
  "Two-step sign-in is on": "O login em duas etapas está ativado",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "A partir de agora, entrar na sua conta exige uma segunda etapa: um código do seu aplicativo autenticador ou a sua chave de acesso. Todos os outros dispositivos foram desconectados. Guarde seus códigos de recuperação em lugar seguro: cada um a substitui uma vez.",
  "Open settings": "Abrir configurações",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "Se não foi você, use agora mesmo “Esqueceu a senha?” na página de login e escreva para nós.",
  "Two-step sign-in is off": "O login em duas etapas está desativado",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "Entrar na sua conta não exige mais uma segunda etapa. Os códigos de recuperação deixaram de funcionar.",
  "A passkey was added": "Uma chave de acesso foi adicionada",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "Uma chave de acesso acabou de ser adicionada à sua conta. Ela entra sozinha, sem a senha.",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "Se não foi você, use agora mesmo “Esqueceu a senha?” na página de login: isso também impede o login com chaves de acesso.",
  "A passkey was removed": "Uma chave de acesso foi removida",
  "A passkey of your account was just removed. It no longer logs in.":
    "Uma chave de acesso da sua conta acabou de ser removida. Ela não entra mais na conta.",
  "A passkey was refused": "Uma chave de acesso foi recusada",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "Uma das suas chaves de acesso acabou de ser recusada, porque o contador de usos dela voltou atrás. Isso acontece quando uma chave de acesso foi copiada. Ela não é mais aceita para nada.",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "Remova-a nas suas configurações e adicione uma nova. Se você não usou uma chave de acesso agora há pouco, escreva para nós.",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    one: "Alguém, provavelmente você, entrou na sua conta com um código de recuperação. Resta {n} código.",
    other:
      "Alguém, provavelmente você, entrou na sua conta com um código de recuperação. Restam {n} códigos.",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "Se não foi você, use agora mesmo “Esqueceu a senha?” na página de login e crie novos códigos de recuperação.",
  "New sign-in to your account": "Novo login na sua conta",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "Sua conta acabou de ser aberta em um dispositivo que ainda não conhecíamos. Provavelmente foi você.",
  When: "Quando",
  Browser: "Navegador",
  "Network address": "Endereço de rede",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "Se foi você, não precisa fazer nada. Se não, o link desconecta todos os dispositivos e permite escolher uma nova senha. Ele vale por 7 dias e funciona uma vez.",
  "The sign-in was undone": "O login foi desfeito",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "Como você pediu, todos os dispositivos foram desconectados da sua conta, e a senha antiga não funciona mais.",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "Escolha uma nova senha, que você não use em nenhum outro lugar. Se o login em duas etapas foi ativado e não foi você, escreva para nós.",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "O link vale por uma hora e funciona uma vez. Depois disso, use “Esqueceu a senha?” na página de login.",
  "Wrong codes at your second step": "Códigos errados na sua segunda etapa",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "Códigos errados foram digitados várias vezes na segunda etapa da sua conta. Se não foi você, outra pessoa sabe a sua senha ou pode usar a conta com que você entra.",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "A segunda etapa impediu a entrada até agora. Escolha uma nova senha, que você não use em nenhum outro lugar.",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "Se foi você que digitou os códigos errado, não precisa fazer nada. Enviamos este e-mail no máximo uma vez por dia.",
  "Your account was deleted": "Sua conta foi excluída",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "Sua conta acabou de ser excluída, e todos os dispositivos foram desconectados. Seus pagamentos e chamadas ficam nos nossos registros, sem seu nome, seu endereço e os finais dos números.",
  "If this was not you, please write to us at once.": "Se não foi você, escreva para nós imediatamente.",
  "Link {provider} sign-in to your account": "Vincular o login com {provider} à sua conta",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "Uma pessoa, provavelmente você, entrou com a conta {provider} deste endereço e não conseguiu informar a senha da sua conta. Você pode vincular {provider} sem ela.",
  "The password then stops working, and every device is logged out.":
    "A senha deixa então de funcionar, e todos os dispositivos são desconectados.",
  "{provider} sign-in replaced your password": "O login com {provider} substituiu sua senha",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "Sua conta acabou de ser vinculada à conta {provider} deste endereço. A senha anterior não funciona mais, todos os dispositivos foram desconectados e as chamadas em andamento foram encerradas.",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "Se não foi você, outra pessoa lê seus e-mails e usa sua conta {provider}. Troque as senhas dos dois e escreva para nós.",
  "{provider} sign-in was linked": "O login com {provider} foi vinculado",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "Sua conta acabou de ser vinculada à conta {provider} deste endereço. Agora você pode entrar com qualquer uma das duas.",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "Se não foi você, outra pessoa pode ter entrado na sua conta {provider}. Troque a senha dela e escreva para nós.",
  "Confirm your address to sign in": "Confirme seu endereço para entrar",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "Uma pessoa, provavelmente você, entrou com {provider}, que informa este endereço e não diz se ele é dela. Abra o link no navegador em que você entrou.",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "O link vale por uma hora e funciona uma vez, só nesse navegador. Se não foi você, pode ignorar este e-mail: nada muda.",
  "{amount} did not reach your card": "{amount} não chegaram ao seu cartão",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "Um reembolso da sua compra não chegou ao cartão usado no pagamento, por isso os créditos voltaram ao seu saldo. Você pode usá-los para ligar ou escrever para nós se quiser receber o dinheiro de outra forma.",
  "Back in your balance": "De volta ao seu saldo",
  "{amount} is going back to your card": "{amount} estão voltando para o seu cartão",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "Você pediu de volta dinheiro da sua compra. Ele está a caminho do cartão usado no pagamento, e seu banco costuma mostrá-lo em cinco a dez dias.",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "Devolvemos dinheiro da sua compra ao cartão que pagou. Seu banco costuma mostrá-lo em cinco a dez dias.",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "Seu saldo agora está abaixo de zero. Sua próxima compra cobre isso primeiro, e depois você poderá ligar de novo.",
  "Your balance now": "Seu saldo agora",
  "If you do not know why, please write to us with the contact form.":
    "Se não souber o motivo, escreva para nós pelo formulário de contato.",
  "Your receipt {number}": "Seu recibo {number}",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "Obrigado pela compra. Os créditos estão na sua conta e nunca expiram.",
  "Open the receipt": "Abrir o recibo",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "A página pode ser impressa ou salva em PDF, e você a encontra nas suas transações a qualquer momento.",
  "Automatic recharge is on": "A recarga automática está ativada",
  "The price follows the exchange rate at the time of each purchase.":
    "O preço segue a taxa de câmbio no momento de cada compra.",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "Todo e-mail sobre a recarga automática traz um link que a desativa sem login. Se não foi você que a ativou, use o link e escreva para nós.",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "A recarga automática comprou créditos para você. Eles estão na sua conta e nunca expiram.",
  "Automatic recharge is paused": "A recarga automática está pausada",
  "Please confirm your automatic recharge": "Confirme a sua recarga automática",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "Seu banco quer que você confirme um pagamento da sua recarga automática. Até lá, nada é cobrado e ela não compra créditos.",
  "Confirm the payment": "Confirmar o pagamento",
  "You can purchase credits yourself at any time.": "Você mesmo pode comprar créditos a qualquer momento.",
  "Nothing was charged.": "Nada foi cobrado.",
  "It is tried again after {moment}.": "Haverá uma nova tentativa depois desta data: {moment}.",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "Não haverá uma nova tentativa automática. Para continuar, escolha um cartão nas configurações.",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "Não haverá uma nova tentativa automática. Para continuar, toque em “Alterar” nas configurações e salve a regra, com o mesmo cartão ou outro.",
  "To go on earlier, choose a higher limit in Settings.":
    "Para continuar antes, escolha um limite mais alto nas configurações.",
  "Automatic recharge is off": "A recarga automática está desativada",
  "You can turn it on again in Settings at any time.":
    "Você pode ativá-la de novo nas configurações a qualquer momento.",
  "Your card for automatic recharge expires soon": "O cartão da sua recarga automática vence em breve",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "Seu cartão ({card}) vence no fim de {month}. A recarga automática termina então, a menos que você escolha outro cartão nas configurações ou seu banco renove este.",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "Para adicionar um novo cartão, salve-o na próxima compra de créditos. Depois você poderá escolhê-lo nas configurações.",
  "Our answer: {subject}": "Nossa resposta: {subject}",
  "Thank you for your message. This is our answer:": "Obrigado pela sua mensagem. Esta é a nossa resposta:",
  "Your message": "Sua mensagem",
  "If you have another question, simply reply to this mail.":
    "Se tiver outra pergunta, basta responder a este e-mail.",
  "Your number now belongs to another account": "Seu número agora pertence a outra conta",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "Uma pessoa atendeu nossa ligação no seu número e digitou um código, por isso ele agora pertence a outra conta. Suas ligações não o mostram mais, e as ligações para seus números daqui não são mais encaminhadas para ele.",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "Se o número ainda é seu, verifique-o novamente nas configurações: ligamos para ele e ele volta para você.",
  "Your number is verified": "Seu número está verificado",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "O código foi digitado no seu número, por isso suas ligações já podem mostrá-lo. Antes ele estava verificado para outra conta, que não o tem mais.",
  "If this was not you, remove the number in your settings.":
    "Se não foi você, remova o número nas configurações.",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "Aqui é {brand}. Uma pessoa quer mostrar este número em ligações. Se for você, digite os seis dígitos que sua página mostra. Se não, desligue e nada muda.",
  "Thank you. Your number is verified.": "Obrigado. Seu número está verificado.",
  "This number was not verified. Please try again on the page.":
    "Este número não foi verificado. Tente novamente na página.",
  "Please verify your number again": "Verifique seu número novamente",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "As pessoas para quem você liga veem um número seu. Um número é mostrado por um ano depois de verificado. Verifique-o novamente nas configurações para que continuem a vê-lo.",
  "Shown until": "Mostrado até",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "Sem isso, as pessoas para quem você liga verão nosso número, e as ligações para seus números daqui não serão mais encaminhadas para ele.",
  "Your number {number} is about to lapse": "Seu número {number} está prestes a expirar",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "Seus créditos não cobrem o próximo mês do seu número. Compre créditos antes da renovação, e ele continua sozinho.",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "Seu número não pode ser renovado enquanto sua conta estiver restrita. Escreva para nós antes da renovação se quiser mantê-lo.",
  "Your number {number} no longer rings": "Seu número {number} não toca mais",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "O próximo mês do seu número não pôde ser pago, então as ligações não chegam mais até você. Nós o guardamos por 10 dias. Compre créditos, e ele volta a tocar em alguns minutos.",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "Seu número não pode ser renovado enquanto sua conta estiver restrita, então as ligações não chegam mais até você. Nós o guardamos por 10 dias. Escreva para nós.",
  "Your number {number} was given back": "Seu número {number} foi devolvido",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "O próximo mês do seu número não pôde ser pago por 10 dias, então ele voltou para a operadora. Outra pessoa pode ficar com ele.",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "Seu número não pôde ser renovado por 10 dias porque sua conta está restrita, então ele voltou para a operadora. Outra pessoa pode ficar com ele.",
  "Price a month": "Preço por mês",
  Renewal: "Renovação",
  "Kept until": "Guardado até",
  "Look at your numbers": "Ver seus números",
  "Nothing is charged beyond your credits.": "Nada é cobrado além dos seus créditos.",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "A pessoa para quem você está ligando não pode atender agora. Deixe uma mensagem após o sinal.",
  "Your call cannot be taken at the moment. Please try again later.":
    "Ninguém pode atender sua ligação no momento. Tente novamente mais tarde.",
  "The number you have called is not in service.": "O número chamado não está em serviço.",
  "You missed a call": "Você perdeu uma ligação",
  "Your number was called, and the call was not answered.": "Ligaram para o seu número e ninguém atendeu.",
  Caller: "Quem ligou",
  "Called at": "Horário da ligação",
  "See your calls": "Ver suas ligações",
  "The call stands in your history too.": "A ligação também está no seu histórico.",
  "A voicemail for you was lost": "Uma mensagem de voz para você se perdeu",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "Uma pessoa que ligou deixou uma mensagem para você, mas o som dela se perdeu na companhia telefônica.",
  "You have a new voicemail": "Você tem uma nova mensagem de voz",
  "A caller has left a message for you.": "Uma pessoa que ligou deixou uma mensagem para você.",
  Length: "Duração",
  "Listen to the message": "Ouvir a mensagem",
  "Your voicemail settings say which mails you get about messages.":
    "As configurações do seu correio de voz dizem quais e-mails você recebe sobre mensagens.",
} satisfies Translated<"pt", typeof german>;
