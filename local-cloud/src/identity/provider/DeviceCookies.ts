import { createHmac } from 'node:crypto'
import { isSameSecret, newSecret } from './secrets.ts'

/**
 * Recognizes browsers in which a person has logged in before. Wrong passwords count for such a browser alone, and
 * together for all other browsers. So nobody can lock a person out of the person's own browser
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export class DeviceCookies {
  /** Lost at a restart, as the counts of wrong passwords are. */
  readonly #key = newSecret()

  /** @returns the cookie's value for a browser in which the person has just logged in */
  issue(email: string): string {
    const device = newSecret()
    return `${device}.${this.#sign(email, device)}`
  }

  /** The key for counting wrong passwords. @param cookie the value that the browser sent */
  attemptKey(email: string, cookie = ''): string {
    const [device = '', signature = ''] = cookie.split('.')
    return isSameSecret(signature, this.#sign(email, device)) ? `${email} ${device}` : email
  }

  #sign(email: string, device: string): string {
    return createHmac('sha256', this.#key).update(`${email} ${device}`).digest('base64url')
  }
}
