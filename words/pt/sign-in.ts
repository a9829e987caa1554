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
  "First name": "Nome",
  "Last name": "Sobrenome",
  "At least {minimum} characters": "Pelo menos {minimum} caracteres",
  "Confirm password": "Confirme a senha",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "Enviamos um link para <b>{email}</b>. Abra-o para confirmar seu endereço e depois entre.",
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
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "<b>{email}</b> já tem uma conta. Um link por e-\u2060mail mostra que ela é sua.",
  "Link and sign in": "Vincular e entrar",
  "Without the password": "Sem a senha",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "Você não sabe esta senha ou não foi você que a escolheu? Um link por e-\u2060mail vincula {provider} sem ela. A senha então deixa de funcionar.",
  "The link links {provider}. Every device is then logged out.":
    "O link vincula {provider}. Depois, todos os dispositivos são desconectados.",
  "Mail me a link": "Envie-me um link",
  "This was not me": "Não fui eu",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "Se o login citado no nosso e-\u2060mail não foi seu, outra pessoa sabe sua senha. Nesse caso, desconectamos todos os dispositivos, inclusive este, encerramos as chamadas em andamento e enviamos um link para você escolher uma nova senha.",
  "Log every device out": "Desconectar todos os dispositivos",
  "It was me": "Fui eu",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "Seu navegador bloqueia os cookies deste site, e sem eles ninguém consegue entrar. Permita os cookies deste site nas configurações do navegador e recarregue a página.",
  "Load again": "Recarregar",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "Seu navegador não guarda dados deste site, e por isso você sai da conta quando a página é recarregada. Permita os dados do site nas configurações do navegador para continuar conectado.",
} satisfies Translated<"pt", typeof german>;
