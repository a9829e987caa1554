import type { Translated } from "#words/catalogue.ts";
import type { twoStep as german } from "#words/de/two-step.ts";

export const twoStep = {
  "Please enter the code": "Informe o código",
  "The code could not be checked. Please try again.": "Não foi possível verificar o código. Tente novamente.",
  "Two-step sign-in is on.": "O login em duas etapas está ativado.",
  "Two-step sign-in is off.": "O login em duas etapas está desativado.",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
    "Guarde estes códigos de recuperação em um lugar seguro. Cada um substitui sua segunda etapa uma vez, e eles não serão mostrados de novo.",
  "Recovery codes copied": "Códigos de recuperação copiados",
  "The codes could not be copied. Please download them.": "Não foi possível copiar os códigos. Baixe-os.",
  "Your passkey has been added.": "Sua chave de acesso foi adicionada.",
  "The name has been saved.": "O nome foi salvo.",
  "Your passkey has been removed. You can delete it from your device as well.":
    "Sua chave de acesso foi removida. Você também pode apagá-la do seu dispositivo.",
  "Please enter a name": "Informe um nome",
  "Your passkeys could not be loaded. Please reload the page.":
    "Não foi possível carregar suas chaves de acesso. Recarregue a página.",
  "The passkey could not be used. Please try again.":
    "Não foi possível usar a chave de acesso. Tente novamente.",
  "Please enter the code from your authenticator app.": "Informe o código do seu aplicativo autenticador.",
  "Please use your passkey, or enter one of your recovery codes.":
    "Use sua chave de acesso ou informe um dos seus códigos de recuperação.",
  "Please enter one of your recovery codes.": "Informe um dos seus códigos de recuperação.",
  "Please enter the code from your authenticator app, or use your passkey.":
    "Informe o código do seu aplicativo autenticador ou use sua chave de acesso.",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "Este navegador não pode usar chaves de acesso. Entre de outra forma ou use outro navegador.",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "Nada foi confirmado a tempo ou a solicitação foi cancelada. Tente novamente.",
  "This device holds a passkey for your account already.":
    "Este dispositivo já tem uma chave de acesso para sua conta.",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "Este dispositivo não pode guardar uma chave de acesso protegida por PIN, impressão digital ou rosto. Use outro.",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "As chaves de acesso não funcionam neste endereço da página. Abra-a no endereço habitual.",
  "Use a passkey": "Usar uma chave de acesso",
  Code: "Código",
  "Six digits, or one of your recovery codes": "Seis dígitos ou um dos seus códigos de recuperação",
  "One of your recovery codes": "Um dos seus códigos de recuperação",
  Continue: "Continuar",
  "Two-step sign-in": "Login em duas etapas",
  On: "Ativado",
  Off: "Desativado",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
    "Entrar com sua senha ou com um provedor como o Google passa a exigir também um código de um aplicativo autenticador no seu celular ou uma chave de acesso; assim, uma senha roubada não basta. Entrar só com uma chave de acesso já são duas etapas.",
  "Set up two-step sign-in": "Configurar login em duas etapas",
  "Use my passkeys, without an app": "Usar minhas chaves de acesso, sem aplicativo",
  "QR code with the secret for your authenticator app":
    "Código QR com o segredo para seu aplicativo autenticador",
  "Scan this with your authenticator app, or type the secret into it:":
    "Escaneie isto com seu aplicativo autenticador ou digite nele o segredo:",
  "Open the app on this device": "Abrir o aplicativo neste dispositivo",
  "Code from the app": "Código do aplicativo",
  "Switch on": "Ativar",
  "You have {n} recovery codes left.": {
    one: "Resta {n} código de recuperação.",
    other: "Restam {n} códigos de recuperação.",
  },
  "New recovery codes": "Novos códigos de recuperação",
  "Switch off": "Desativar",
  "Recovery codes": "Códigos de recuperação",
  Copy: "Copiar",
  Download: "Baixar",
  "I have saved them": "Já salvei os códigos",
  "Recovery code": "Código de recuperação",
  "Or one of your recovery codes": "Ou um dos seus códigos de recuperação",
  "Your browser will ask for your passkey.": "Seu navegador vai pedir sua chave de acesso.",
  "Use a passkey instead": "Usar uma chave de acesso",
  "Use a code instead": "Usar um código",
  Passkeys: "Chaves de acesso",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
    "Com uma chave de acesso você entra sem senha: com sua impressão digital, seu rosto ou o PIN do seu dispositivo. Ela só funciona neste site, então nenhuma página falsa pode roubá-la.",
  "Your passkeys": "Suas chaves de acesso",
  "Add a passkey": "Adicionar uma chave de acesso",
  "Name of the passkey": "Nome da chave de acesso",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "Por exemplo, “Meu celular”. Se ficar vazio, ela recebe o nome deste navegador.",
  Blocked: "Bloqueada",
  "Second step only": "Só segunda etapa",
  "Added {added}, never used": "Adicionada em {added}, nunca usada",
  "Added {added}, last used {used}": "Adicionada em {added}, usada pela última vez em {used}",
  Rename: "Renomear",
  "Rename {name}": "Renomear {name}",
  Remove: "Remover",
  "Remove {name}": "Remover {name}",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "Esta chave de acesso pode ter sido copiada, por isso não é mais aceita. Remova-a.",
  "New name": "Novo nome",
  Save: "Salvar",
  "Remove passkey": "Remover chave de acesso",
} satisfies Translated<"pt", typeof german>;
