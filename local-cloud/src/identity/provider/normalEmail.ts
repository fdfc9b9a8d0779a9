import { z } from 'zod'

const Email = z.email().max(320)

/** Normalizes an e-mail address for storage and comparison. @returns undefined for an invalid address */
export function normalEmail(text: string): string | undefined {
  return Email.safeParse(text.trim().toLowerCase()).data
}
