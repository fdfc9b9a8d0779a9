import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { isServiceError } from '../errors/ServiceError.ts'
import { answerInTime } from './answerInTime.ts'
import type { AppCheckConnection } from './Connection.ts'
import { watchScripts } from './watchScripts.ts'

// This module contains the SDK. It is loaded only where App Check is on.

/** Milliseconds that a member waits for a token: one script, the score and its exchange. */
const LONGEST_WAIT = 10_000

/** Where the scripts of reCAPTCHA come from. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/**
 * Turns App Check on for an app, whose requests to Firebase then carry a token. Call it before other services are
 * initialized.
 * @param siteKey of a website at reCAPTCHA Enterprise
 */
export function openAppCheck(app: FirebaseApp, siteKey: string): AppCheckConnection {
  const provider = new ReCaptchaEnterpriseProvider(siteKey)
  const release = limitWait(provider)
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true })
  return {
    requireToken: async () => {
      try {
        await getToken(appCheck)
      } catch (cause) {
        const isOffline = isServiceError(cause) && cause.code === 'appCheck/fetch-network-error'
        throw new StudioError(isOffline ? 'cen/offline' : 'cen/app-not-verified', { cause })
      }
    },
    release,
  }
}

/**
 * Has each request for a token end in time, and load again what failed. The SDK itself waits for ever for a script that
 * is blocked or slow, and with it every request to Auth and Firestore. Returns the release.
 */
function limitWait(provider: ReCaptchaEnterpriseProvider): () => void {
  const scripts = watchScripts(document, (address) => RECAPTCHA.some((begin) => address.startsWith(begin)))
  // The method that the SDK calls is missing in its types.
  const request: unknown = Reflect.get(provider, 'getToken')
  if (typeof request !== 'function') throw new TypeError('The provider has no getToken.')
  const getTokenInTime = (...options: readonly unknown[]) =>
    answerInTime(Promise.resolve(Reflect.apply(request, provider, options)), LONGEST_WAIT, scripts.load())
  Object.assign(provider, { getToken: getTokenInTime })
  return scripts.release
}
