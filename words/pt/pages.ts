import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Skip to content": "Ir para o conteúdo",
  Main: "Principal",
  Menu: "Menu",
  Home: "Início",
  About: "Sobre",
  Contact: "Contato",
  Register: "Cadastrar-se",
  Login: "Entrar",
  Dashboard: "Painel",
  "Purchase Credits": "Comprar créditos",
  Transactions: "Transações",
  Call: "Ligar",
  History: "Histórico",
  Credits: "Créditos",
  Shortcuts: "Atalhos",
  Profile: "Perfil",
  Contacts: "Contatos",
  Settings: "Configurações",
  Logout: "Sair",
  Language: "Idioma",
  Theme: "Tema",
  System: "Sistema",
  Light: "Claro",
  Dark: "Escuro",
  "More pages": "Mais páginas",
  Rates: "Tarifas",
  Help: "Ajuda",
  Terms: "Termos",
  Privacy: "Privacidade",
  Refunds: "Reembolsos",
  "Who runs this": "Quem opera este serviço",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "Não serve para emergências: não é possível ligar daqui para 112, 911 e outros números de emergência.",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. Os cartões são tratados pelo nosso provedor de pagamentos e nunca ficam guardados aqui.",
  "First steps": "Primeiros passos",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>Este mês</u> <b>{spend}, {talk}</b>",
  "Spending by day, up to {most}": "Gasto por dia, no máximo {most}",
  "New balance: {credits}": "Novo saldo: {credits}",
  Sandbox: "Ambiente de testes",
  "Sandbox: no real calls, no real money": "Ambiente de testes: sem chamadas nem dinheiro de verdade",
  "Open the inbox": "Abrir a caixa de entrada",
  Error: "Erro",
  "Unexpected Application Error!": "Erro inesperado do aplicativo!",
  "Unknown error": "Erro desconhecido",
  "Return to Home": "Voltar ao início",
  "your provider": "seu provedor",
  "Your session has ended. Please log in again.": "Sua sessão terminou. Entre novamente.",
  "The server could not be reached. Please try again.":
    "Não foi possível acessar o servidor. Tente novamente.",
  Close: "Fechar",
  Dismiss: "Dispensar",
  Show: "Mostrar",
  Hide: "Ocultar",
  Cancel: "Cancelar",
  Notifications: "Notificações",
  "Loading...": "Carregando…",
  "Loading the CAPTCHA...": "Carregando o CAPTCHA…",
  "The CAPTCHA could not be loaded. Please reload the page.":
    "Não foi possível carregar o CAPTCHA. Recarregue a página.",
  "Call#noun": "Chamada",
  Countries: "Países",
  "Try again": "Tentar novamente",
  "Something went wrong. Please try again.": "Algo deu errado. Tente novamente.",

  "You are offline": "Você está off-line",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "O {brand} não pode ser acessado agora. Esta página volta sozinha assim que houver conexão.",
  "Calls need a connection.": "Chamadas precisam de conexão.",
  "Purchases need a connection.": "Compras precisam de conexão.",
  "As of {time}": "Em {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Nenhum contato ou chamada é guardado neste dispositivo. Você pode mudar isso em “Este dispositivo”, nas configurações.",
  "Log in when you are back online.": "Entre quando houver conexão.",
  "A new version of {brand} is ready. It will load with your next page.":
    "Há uma nova versão do {brand}. Ela abre com a próxima página.",
  "This page cannot be opened yet": "Esta página ainda não pode ser aberta",
  "{brand} has been updated. The page will open when your call is over.":
    "O {brand} foi atualizado. A página abre quando sua chamada terminar.",
  "You are offline. The page will open when you are back online.":
    "Você está off-line. A página abre quando a conexão voltar.",
  "Keep contacts and recent calls on this device": "Guardar contatos e chamadas recentes neste dispositivo",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "Você os vê aqui sem conexão. Eles são apagados quando você sai. Deixe desativado em um dispositivo compartilhado.",
  "Install {brand}": "Instalar o {brand}",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "Para instalar o {brand}, toque em Compartilhar no navegador e depois em “Adicionar à Tela de Início”.",
  "Call favourites and recent numbers with one press":
    "Ligar para favoritos e números recentes com um só toque",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "Você tem três segundos para cancelar. Se estiver desligado, um toque só preenche o número.",
  "Notify me before a call ends": "Avisar antes de uma chamada terminar",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "Os avisos estão ativados. Quando uma chamada está prestes a terminar e esta página está oculta, você recebe um aviso sem nome nem número.",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "Os avisos estão desativados. As configurações do navegador para este site podem ativá-los.",
  Window: "Janela",
  "Call · {brand}": "Chamada · {brand}",
  "Your call ends within a minute": "Sua chamada termina em menos de um minuto",
  "Purchase credits to go on talking.": "Compre créditos para continuar falando.",
  "Notify me before the call ends": "Avisar antes de a chamada terminar",
  "You will be notified before a call ends.": "Você será avisado antes de uma chamada terminar.",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "Seu navegador não permite que o {brand} avise você. As configurações dele para este site podem mudar isso.",
  "This link does not contain a phone number.": "Este link não contém um número de telefone.",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "Algo bloqueia {address}, e por isso seu saldo e suas chamadas aparecem aqui com alguns segundos de atraso. Se houver um bloqueador de anúncios ativo, permita este site nele e recarregue a página.",

  "{brand} · Global phone calls from your browser": "{brand} · Chamadas para o mundo todo pelo navegador",
  "Make global phone calls from anywhere in the world": "Ligue para o mundo todo, de qualquer lugar",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Ligue para qualquer fixo ou celular direto do navegador. Pague com créditos pré-pagos e fale enquanto durarem.",
  "Sign Up": "Cadastrar-se",
  "What does a call cost?": "Quanto custa uma chamada?",
  "Or a phone number": "Ou um número de telefone",
  "More about this price": "Mais sobre este preço",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédito vale {price}. Cobrança por minuto, arredondada para cima. Não é preciso ter conta para consultar.",
  "Landline and mobile": "Fixo e celular",
  "Nothing hidden while you talk": "Nada escondido enquanto você fala",
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "O tempo, quanto a chamada já custou e quanto duram os seus créditos ficam em uma só tela e, logo abaixo, a qualidade da linha. Desative o microfone, pressione teclas em um menu, troque de microfone.",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "Uma chamada para Londres em andamento no {brand}: o tempo, o custo estimado e os botões para silenciar e encerrar",
  "Four steps to hello": "Quatro passos até o alô",
  "Create an account": "Crie uma conta",
  "Sign up and verify your email. It takes a minute.":
    "Cadastre-se e confirme seu e-\u2060mail. Leva um minuto.",
  "Buy credits": "Compre créditos",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "Pacotes a partir de {price}. Pague com cartão, na sua moeda.",
  "Enter the number": "Digite o número",
  "Type the international number and see its price before you dial.":
    "Digite o número internacional e veja o preço antes de ligar.",
  Talk: "Fale",
  "Speak from your browser for as long as your credits last.":
    "Fale pelo navegador enquanto seus créditos durarem.",

  Roaming: "Roaming",
  "Calling card": "Cartão telefônico",
  "Where you see the price": "Onde está o preço",
  "Next to the number, before you dial": "Ao lado do número, antes de ligar",
  "In your operator’s price list, depending on where you are and where you call":
    "Na lista da sua operadora, conforme onde você está e para quem liga",
  "In the card’s terms, depending on the access number you use":
    "Nas condições do cartão, conforme o número de acesso usado",
  "What a call costs": "Quanto custa uma chamada",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "O preço por minuto, arredondado para o minuto. Nada se ninguém atender",
  "Your operator’s price per minute, which may differ from country to country":
    "O preço por minuto da sua operadora, que pode variar de país para país",
  "The card’s price per minute, plus the fees in its terms":
    "O preço por minuto do cartão e as taxas previstas nas condições",
  "What you pay before you call": "O que você paga antes de ligar",
  "Credits, from {price}": "Créditos, a partir de {price}",
  "Your mobile contract": "Seu plano de celular",
  "The card": "O cartão",
  "Money you do not use": "Dinheiro que você não usa",
  "Stays in your account": "Fica em sua conta",
  "Depends on your contract": "Depende do seu plano",
  "Stays until the date in its terms": "Fica até a data prevista nas condições",
  "What you need": "Do que você precisa",
  "A browser, a microphone and the internet": "Um navegador, um microfone e internet",
  "A phone with roaming switched on": "Um telefone com o roaming ativado",
  "Any phone, the access number and the card’s code":
    "Qualquer telefone, o número de acesso e o código do cartão",
  "Compared with roaming and calling cards": "Comparado com roaming e cartões telefônicos",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "Não citamos preços de outras empresas: eles mudam, e os seus dependem do seu plano. Veja quanto sua operadora ou seu cartão cobra por minuto e compare com o preço acima.",
  "Your next call is a minute away.": "Sua próxima chamada está a um minuto.",

  "About {brand}": "Sobre o {brand}",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Com o {brand}, você liga para qualquer telefone do mundo pelo navegador e paga só os minutos que fala. Ele é feito para quem tem família, amigos e trabalho no exterior e quer simplesmente ligar, sem contrato.",
  "You see the price before you dial": "Você vê o preço antes de ligar",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "Digite um número e veja ao lado o preço por minuto e quanto dura o seu saldo. O contador durante a chamada e o recibo depois dela saem da mesma conta.",
  "You are charged for what the phone network reports": "Você paga o que a rede telefônica registra",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "As chamadas são cobradas por minuto, arredondadas para cima, conforme o registro da operadora. Uma chamada que ninguém atende não custa nada.",
  "Your card stays with the card provider": "Seu cartão fica com o provedor de pagamentos",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "Os dados do cartão vão direto do seu navegador para o nosso provedor de pagamentos. Nunca os vemos nem os guardamos.",
  "Your credits stay yours": "Seus créditos continuam seus",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Os créditos não expiram. Não há taxas escondidas nem mensalidade.",
  "It works in browsers from 2022 on": "Funciona em navegadores desde 2022",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "Páginas, formulários e chamadas funcionam no Chrome e no Edge a partir da versão 99 e no Safari e no iOS a partir da 15.4; no Firefox, páginas e formulários a partir da 97 e chamadas a partir da 128. As versões que não conseguimos executar são verificadas com os dados públicos de compatibilidade da MDN. Um navegador mais antigo mostra as páginas públicas como texto.",
  "Sign Up Now": "Cadastre-se agora",
  "The text could not be loaded.": "Não foi possível carregar o texto.",
  "404: page not found": "404: página não encontrada",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "Não há nada neste endereço. Ele pode ter sido digitado errado, ou a página mudou de lugar.",
  "Tell us what is missing": "Conte o que está faltando",
  "Looking for the price of a call?": "Procurando o preço de uma chamada?",
  "You can also write to <a>{address}</a>.": "Você também pode escrever para <a>{address}</a>.",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Dúvidas sobre uma chamada, um pagamento ou outra coisa: escreva e uma pessoa vai responder.",
  Subject: "Assunto",
  Message: "Mensagem",
  "Send Message": "Enviar mensagem",

  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Faça chamadas para o mundo todo pelo navegador. Compre créditos pré-pagos com cartão; eles nunca expiram.",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Este navegador mostra a página, mas os formulários e as chamadas precisam de um mais recente: no mínimo Chrome ou Edge 99, Safari 15.4 ou Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "Recarregue a página. Se ela ainda não iniciar, os formulários e as chamadas precisam de um navegador mais recente: no mínimo Chrome ou Edge 99, Safari 15.4 ou Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "O {brand} faz chamadas pelo navegador e precisa que o JavaScript esteja ativado.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Ligue para qualquer fixo ou celular do mundo pelo navegador. Compre créditos pré-pagos com cartão; eles nunca expiram. Sem assinatura.",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Com o {brand}, você liga para qualquer telefone do mundo pelo navegador e paga só pelos minutos que fala. Você vê o preço antes de discar.",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "Quanto custa um minuto para cada país, fixo e celular. O preço que você vê é o preço que você paga.",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "Dúvidas sobre uma chamada, um pagamento ou outra coisa: escreva para o {brand} e uma pessoa responderá.",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "Crie sua conta {brand}: uma conta, todos os países. Você paga só pelos créditos que compra.",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "Entre no {brand} para ligar para qualquer telefone do mundo e ver seus créditos.",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "Os termos das chamadas pré-pagas com o {brand}: créditos, preços, uso justo e o que ele não faz.",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "O que o {brand} sabe sobre você e suas chamadas, quem recebe esses dados e como excluí-los.",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "Quando o {brand} devolve dinheiro, como pedir e quanto tempo leva.",
} satisfies Translated<"pt", typeof german>;
