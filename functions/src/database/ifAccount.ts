import { z } from 'zod'

const noSuchUser = z.object({ code: z.literal('auth/user-not-found') })

/**
 * Awaits a request about an account. Resolves with null if the account does not exist.
 * @throws any other error of the request
 */
export async function ifAccount<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (noSuchUser.safeParse(error).success) return null
    throw error
  }
}
