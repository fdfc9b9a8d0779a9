import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import { withAuthorizeRequest } from '../authorize/withAuthorizeRequest.ts'
import { FOREIGN_FORM, inMinutes, NO_EMAIL } from '../forms/messages.ts'
import { isOwnForm, openForm } from '../forms/openForm.ts'
import { normalEmail } from '../provider/normalEmail.ts'
import { type ForgotPassword, forgotPasswordPage } from '../views/forgotPasswordPage.ts'
import { messageReply } from '../views/messageReply.ts'
import { sendPasswordLink } from './sendPasswordLink.ts'

/** GET /u/forgot-password, reached from the log-in page. */
export const showForgotPassword = withAuthorizeRequest((_provider, visit, { query, loginHint }) =>
  page(visit, 200, { query, email: loginHint }),
)

/** POST /u/forgot-password: the response does not reveal whether the account exists. */
export const forgotPassword = withAuthorizeRequest((provider, visit, { query, client }) => {
  const typed = visit.form.get('email') ?? ''
  if (!isOwnForm(visit)) return page(visit, 403, { query, email: typed, notice: FOREIGN_FORM })
  const email = normalEmail(typed)
  if (email === undefined) return page(visit, 400, { query, email: typed, emailError: NO_EMAIL })
  const wait = sendPasswordLink(provider, client, email)
  if (wait > 0) {
    const emailError = `Too many mails were requested for this address. Check your mail, or try again in ${inMinutes(wait)}.`
    return page(visit, 429, { query, email: typed, emailError })
  }
  return messageReply({
    status: 200,
    title: 'Check your mail',
    text: `If ${email} has an account, a mail with a link is on its way. The link works for an hour.`,
    link: { href: `/u/login?${query}`, text: 'Back to log in' },
  })
})

function page(visit: Visit, status: number, shown: Omit<ForgotPassword, 'formToken'>): Reply {
  const { token, cookies } = openForm(visit)
  return { kind: 'page', status, cookies, page: forgotPasswordPage({ formToken: token, ...shown }) }
}
