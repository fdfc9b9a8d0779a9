import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, getAuth, signOut } from 'firebase/auth'

let apps = 0

/** The unmodified client SDK, one app for each call. */
export function clientAuth(url: string, apiKey = 'demo-project'): { auth: Auth; end(): Promise<void> } {
  apps += 1
  const app = initializeApp({ apiKey, projectId: 'demo-project' }, `client-${apps}`)
  const auth = getAuth(app)
  connectAuthEmulator(auth, url, { disableWarnings: true })
  return {
    auth,
    end: async () => {
      await signOut(auth)
      await deleteApp(app)
    },
  }
}
