import type { Translated } from "#words/catalogue.ts";
import type { app as german } from "#words/de/app.ts";

export const app = {
  "You are offline": "Você está off-line",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "O Farline não pode ser acessado agora. Esta página volta sozinha assim que houver conexão.",
  "Calls need a connection.": "Chamadas precisam de conexão.",
  "Purchases need a connection.": "Compras precisam de conexão.",
  "As of {time}": "Em {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Nenhum contato ou chamada é guardado neste dispositivo. Você pode mudar isso em “Este dispositivo”, nas configurações.",
  "Log in once there is a connection.": "Entre quando houver conexão.",
  "A new version of Farline is here. It opens with your next page.":
    "Há uma nova versão do Farline. Ela abre com a próxima página.",
  "This page cannot open yet": "Esta página ainda não pode ser aberta",
  "Farline has been updated. The page opens when your call is over.":
    "O Farline foi atualizado. A página abre quando sua chamada terminar.",
  "You are offline. The page opens when the connection is back.":
    "Você está off-line. A página abre quando a conexão voltar.",
  "Keep contacts and recent calls on this device": "Guardar contatos e chamadas recentes neste dispositivo",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "Você os vê aqui sem conexão. Eles são apagados quando você sai. Deixe desativado em um dispositivo compartilhado.",
  "Install Farline": "Instalar o Farline",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "Para instalar o Farline, toque em Compartilhar no navegador e depois em “Adicionar à Tela de Início”.",
  "Notify me before a call ends": "Avisar antes de uma chamada terminar",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "Os avisos estão ativados. Quando uma chamada está prestes a terminar e esta página está oculta, você recebe um aviso sem nome nem número.",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "Os avisos estão desativados. As configurações do navegador para este site podem ativá-los.",
  Window: "Janela",
  "Call · Farline": "Chamada · Farline",
  "Your call ends within a minute": "Sua chamada termina em menos de um minuto",
  "Purchase credits to go on talking.": "Compre créditos para continuar falando.",
  "Notify me before the call ends": "Avisar antes de a chamada terminar",
  "You will be notified before a call ends.": "Você será avisado antes de uma chamada terminar.",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "Seu navegador não permite que o Farline avise você. As configurações dele para este site podem mudar isso.",
  "This link holds no phone number.": "Este link não contém um número de telefone.",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "Algo bloqueia {address}, e por isso seu saldo e suas chamadas não são atualizados aqui. Se houver um bloqueador de anúncios ativo, permita este site nele e recarregue a página.",
} satisfies Translated<"pt", typeof german>;
