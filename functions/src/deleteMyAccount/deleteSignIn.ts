import { getApps, initializeApp } from 'firebase-admin/app'
import { z } from 'zod'

const noSuchUser = z.object({ code: z.literal('auth/user-not-found') })

/** Deletes a person's sign-in, which ends all their sessions. A missing one counts as deleted. */
export async function deleteSignIn(uid: string): Promise<void> {
  const { getAuth } = await import('firebase-admin/auth')
  const [app = initializeApp()] = getApps()
  try {
    await getAuth(app).deleteUser(uid)
  } catch (error) {
    if (!noSuchUser.safeParse(error).success) throw error
  }
}
