import { SESSION_COOKIE } from '../sessions/cookies.ts'
import { grantCode } from './grantCode.ts'
import { withAuthorizeRequest } from './withAuthorizeRequest.ts'
import { withParameters } from './withParameters.ts'

/** GET /authorize: issues a code in an active session, and shows the log-in or sign-up page otherwise. */
export const authorize = withAuthorizeRequest((provider, { cookies }, request) => {
  const secret = cookies.get(SESSION_COOKIE)
  const session = secret ? provider.sessions.find(secret, provider.now()) : undefined
  if (session && request.prompt !== 'login') return grantCode(provider, request, session)
  if (request.prompt === 'none') {
    const location = withParameters(request.redirectUri, { error: 'login_required', state: request.state })
    return { kind: 'redirect', status: 302, location }
  }
  const page = request.isSignUp ? 'signup' : 'login'
  return { kind: 'redirect', status: 302, location: `/u/${page}?${request.query}` }
})
