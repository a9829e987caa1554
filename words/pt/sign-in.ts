import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "Welcome back": "Que bom ver você de novo",
  "Log in to call and to see your credits.": "Entre para ligar e ver seus créditos.",
  "No account yet? <a>Register</a>": "Ainda não tem conta? <a>Cadastre-se</a>",
  Email: "E-mail",
  Password: "Senha",
  "Forgot Password?": "Esqueceu a senha?",
  or: "ou",
  "Login with {provider}": "Entrar com {provider}",
  "Sign in with {provider}": "Entrar com {provider}",
  "Sign in with a passkey": "Entrar com uma chave de acesso",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "Antes de entrar, abra o link que enviamos para <b>{email}</b>.",
  "Resend verification email": "Reenviar o e-\u2060mail de confirmação",
  "Try Another Account": "Tentar outra conta",
  "Delete Account": "Excluir conta",
  "Delete this account?": "Excluir esta conta?",
  "The sign-up of {email} is deleted, and its link stops working.":
    "O cadastro de {email} é excluído, e o link dele deixa de funcionar.",
  "Delete for good": "Excluir definitivamente",
  "Create your account": "Crie sua conta",
  "One account, every country. You only pay for the credits you buy.":
    "Uma conta, todos os países. Você só paga pelos créditos que compra.",
  "Already have an account? <a>Login</a>": "Já tem conta? <a>Entrar</a>",
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "Ao criar uma conta, você aceita os <terms>termos</terms> e a <privacy>política de privacidade</privacy>.",
  "Sign up with {provider}": "Cadastrar-se com {provider}",
  "First name": "Nome",
  "Last name": "Sobrenome",
  "At least {minimum} characters": "Pelo menos {minimum} caracteres",
  "Confirm password": "Confirme a senha",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Enviamos um link para <b>{email}</b>. Abra-o para confirmar seu endereço e depois entre.",
  "Open your mail": "Abrir seu e-⁠mail",
  "Go to Login": "Ir para o login",
  "Register Another Account": "Cadastrar outra conta",
  "Delete This Account": "Excluir esta conta",
  "Forgot your password?": "Esqueceu sua senha?",
  "We will send you a link to choose a new one.": "Enviaremos um link para você escolher uma nova.",
  "Remembered it? <a>Back to Login</a>": "Lembrou? <a>Voltar ao login</a>",
  "Send Reset Link": "Enviar link",
  "Choose a new password": "Escolha uma nova senha",
  "Every device is logged out when you save it.": "Ao salvar, todos os dispositivos são desconectados.",
  "Back to Login": "Voltar ao login",
  "New password": "Nova senha",
  "Reset Password": "Redefinir senha",
  "Confirm your address": "Confirme seu endereço",
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
    "Você entrou com uma conta de outro serviço que informa este endereço. Confirme que ele é seu, no navegador em que você entrou.",
  "Confirm and sign in": "Confirmar e entrar",
  "Confirm your new email address": "Confirme seu novo endereço de e-\u2060mail",
  "Go to Settings": "Ir para as configurações",
  "From then on you log in with the new address, and our mails go there.":
    "A partir daí você entra com o novo endereço, e nossos e-\u2060mails vão para ele.",
  "Confirm new address": "Confirmar novo endereço",
  "Link {provider} sign-in": "Vincular login com {provider}",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "A partir daí você entra com {provider}. A senha da conta deixa de funcionar, e todos os dispositivos são desconectados.",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "<b>{email}</b> já tem uma conta com senha. Informe-a uma vez. A partir daí você pode entrar das duas formas.",
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "<b>{email}</b> já tem uma conta. Um link por e-\u2060mail mostra que ela é sua.",
  "Link and sign in": "Vincular e entrar",
  "Without the password": "Sem a senha",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "Você não sabe esta senha ou não foi você que a escolheu? Um link por e-\u2060mail vincula {provider} sem ela. A senha então deixa de funcionar.",
  "The link links {provider}. Every device is then logged out.":
    "O link vincula {provider}. Depois, todos os dispositivos são desconectados.",
  "Mail me a link": "Envie-me um link",
  "This was not me": "Não fui eu",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "Se o login citado no nosso e-\u2060mail não foi seu, outra pessoa sabe sua senha. Nesse caso, desconectamos todos os dispositivos, inclusive este, encerramos as chamadas em andamento e enviamos um link para você escolher uma nova senha.",
  "Log every device out": "Desconectar todos os dispositivos",
  "It was me": "Fui eu",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "Seu navegador bloqueia os cookies deste site, e sem eles ninguém consegue entrar. Permita os cookies deste site nas configurações do navegador e recarregue a página.",
  "Load again": "Recarregar",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "Seu navegador não guarda dados deste site, e por isso você sai da conta quando a página é recarregada. Permita os dados do site nas configurações do navegador para continuar conectado.",

  "Please enter all fields": "Preencha todos os campos",
  "Please fill in all fields": "Preencha todos os campos",
  "Passwords do not match": "As senhas não coincidem",
  "Password must be at least 6 characters": "A senha deve ter pelo menos 6 caracteres",
  "Password must be at most 128 characters": "A senha deve ter no máximo 128 caracteres",
  "Please enter a valid email address": "Informe um endereço de e-\u2060mail válido",
  "Registration Successful!": "Cadastro concluído!",
  "Email Verification Required": "Confirme seu e-\u2060mail",
  "Registration failed": "Não foi possível concluir o cadastro",
  "Login failed": "Não foi possível entrar",
  "An error occurred during login": "Ocorreu um erro ao entrar",
  "Email verified successfully! You can now log in.": "E-mail confirmado! Agora você já pode entrar.",
  "Invalid verification token. Please try again or request a new verification email.":
    "Link de confirmação inválido. Tente novamente ou peça um novo e-\u2060mail de confirmação.",
  "Server error during verification. Please try again later.":
    "Erro do servidor durante a confirmação. Tente novamente mais tarde.",
  "Google account detected": "Conta do Google detectada",
  "Google Account Required": "É necessária a conta do Google",
  "This account was created with {provider}. Please sign in with {provider}.":
    "Esta conta foi criada com {provider}. Entre com {provider}.",
  "You have been logged out.": "Você saiu da conta.",
  "Authentication failed: {reason}": "Falha na autenticação: {reason}",
  "Authentication failed: No token received": "Falha na autenticação: nenhum token recebido",
  "Successfully signed in with {provider}!": "Você entrou com {provider}!",
  "Error loading user data": "Erro ao carregar os dados do usuário",
  "Please enter your password": "Informe sua senha",
  "The sign-in could not be linked. Please try again.": "Não foi possível vincular o login. Tente novamente.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "Enviamos um link para você. Abra-o para vincular este login sem a senha.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "O login com {provider} foi vinculado, e a senha antiga não funciona mais.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "Enviamos um link para o endereço da sua conta lá. Abra-o neste navegador para entrar.",
  "Your address is confirmed.": "Seu endereço foi confirmado.",
  "Please enter your email": "Informe seu e-\u2060mail",
  "If an account exists for this address, a reset link is on its way.":
    "Se existir uma conta com este endereço, um link de redefinição está a caminho.",
  "Open the link in our mail to choose a new password.":
    "Abra o link do nosso e-\u2060mail para escolher uma nova senha.",
  "Failed to send reset email": "Não foi possível enviar o e-\u2060mail de redefinição",
  "Your password has been reset. You can now log in.": "Sua senha foi redefinida. Agora você já pode entrar.",
  "Failed to reset password": "Não foi possível redefinir a senha",
  "This reset link is no longer valid. Please request a new one.":
    "Este link de redefinição não é mais válido. Peça um novo.",
  "Failed to verify email": "Não foi possível confirmar o e-\u2060mail",
  "Email address is required": "O endereço de e-\u2060mail é obrigatório",
  "Verification email sent! Please check your inbox.":
    "E-mail de confirmação enviado! Confira sua caixa de entrada.",
  "Failed to send verification email. Please try again.":
    "Não foi possível enviar o e-\u2060mail de confirmação. Tente novamente.",
  "Server error. Please try again later.": "Erro do servidor. Tente novamente mais tarde.",
  "Account deleted successfully.": "A conta foi excluída.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "Você tem um pagamento não concluído, e nosso provedor de pagamentos não responde. Nada foi excluído. Tente novamente em alguns minutos.",
  "Failed to delete account. Please try again.": "Não foi possível excluir a conta. Tente novamente.",
  "This account cannot be deleted": "Esta conta não pode ser excluída",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "Você ainda tem {n} crédito, que seria perdido. Confirme que abre mão dele.",
    other: "Você ainda tem {n} créditos, que seriam perdidos. Confirme que abre mão deles.",
  },
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    one: "{n} crédito não foi comprado por você com cartão, por isso não pode voltar para um.",
    other: "{n} créditos não foram comprados por você com cartão, por isso não podem voltar para um.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "Este link não é mais válido. Altere seu endereço novamente nas configurações.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "Este link já foi usado ou é antigo demais. Use “Esqueceu a senha?” para escolher uma nova senha.",
  "Please complete the CAPTCHA verification": "Conclua a verificação CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "Obrigado! Sua mensagem foi enviada. Responderemos assim que possível.",
  "Error sending message. Please try again.": "Erro ao enviar a mensagem. Tente novamente.",
  "Using your account email address": "Será usado o endereço de e-\u2060mail da sua conta",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "Seu navegador não guardou o cookie da sua sessão. Permita os cookies deste site e entre novamente.",

  "Please enter the code": "Informe o código",
  "The code could not be checked. Please try again.": "Não foi possível verificar o código. Tente novamente.",
  "Two-step sign-in is on.": "O login em duas etapas está ativado.",
  "Two-step sign-in is off.": "O login em duas etapas está desativado.",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
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
  "This device already has a passkey for your account.":
    "Este dispositivo já tem uma chave de acesso para sua conta.",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "Este dispositivo não pode guardar uma chave de acesso protegida por PIN, impressão digital ou rosto. Use outro.",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "As chaves de acesso não funcionam neste endereço da página. Abra-a no endereço habitual.",
  "Use a passkey": "Usar uma chave de acesso",
  Code: "Código",
  "Six digits, or one of your recovery codes": "Seis dígitos ou um dos seus códigos de recuperação",
  "One of your recovery codes": "Um dos seus códigos de recuperação",
  Continue: "Continuar",
  "Two-step sign-in": "Login em duas etapas",
  On: "Ativado",
  Off: "Desativado",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
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
