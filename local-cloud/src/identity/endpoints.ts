import { addPerson } from './addPerson.ts'
import { authorize } from './authorize/authorize.ts'
import { logIn, showLogIn } from './authorize/logIn.ts'
import { showSignUp, signUp } from './authorize/signUp.ts'
import { confirmEmail, showConfirmEmail } from './confirmation/confirmEmail.ts'
import { configuration, keys } from './discovery.ts'
import { logOut } from './logOut.ts'
import { choosePassword, showChoosePassword } from './passwords/choosePassword.ts'
import { forgotPassword, showForgotPassword } from './passwords/forgotPassword.ts'
import { allowPasswordMail, requestPasswordMail } from './passwords/requestPasswordMail.ts'
import type { Endpoint } from './provider/Provider.ts'
import { exchangeCode } from './tokens/exchangeCode.ts'
import { userInfo } from './tokens/userInfo.ts'

/** All endpoints of the provider by method and path. Client endpoints have the hosted provider's names. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /.well-known/openid-configuration': configuration,
  'GET /.well-known/jwks.json': keys,
  'GET /authorize': authorize,
  'POST /oauth/token': exchangeCode,
  'GET /userinfo': userInfo,
  'POST /userinfo': userInfo,
  'GET /v2/logout': logOut,
  'POST /dbconnections/change_password': requestPasswordMail,
  'OPTIONS /dbconnections/change_password': allowPasswordMail,
  'GET /u/login': showLogIn,
  'POST /u/login': logIn,
  'GET /u/signup': showSignUp,
  'POST /u/signup': signUp,
  'GET /u/forgot-password': showForgotPassword,
  'POST /u/forgot-password': forgotPassword,
  'GET /u/choose-password': showChoosePassword,
  'POST /u/choose-password': choosePassword,
  'GET /u/confirm-email': showConfirmEmail,
  'POST /u/confirm-email': confirmEmail,
  'POST /local-cloud/people': addPerson,
}
