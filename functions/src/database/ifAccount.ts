import { z } from 'zod'

const noSuchUser = z.object({ code: z.literal('auth/user-not-found') })

/** What a request about an account answers; null if the account does not exist. */
export async function ifAccount<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (noSuchUser.safeParse(error).success) return null
    throw error
  }
}
