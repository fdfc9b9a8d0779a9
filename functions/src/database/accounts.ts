import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'

/** The project's accounts with the rights of the server. */
export function accounts(): Auth {
  const [app = initializeApp()] = getApps()
  return getAuth(app)
}
