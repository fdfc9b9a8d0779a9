import { z } from 'zod'

const Email = z.email().max(320)

/** The form an e-mail address is kept and compared in. @returns undefined for what is no address */
export function normalEmail(text: string): string | undefined {
  return Email.safeParse(text.trim().toLowerCase()).data
}
