import { normalizeName } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'

/** Longer than any name or title. The limit keeps the record small, because every page reads it. */
const MAX_LENGTH = 128

const text = z.string().check(z.maxLength(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`))

const normalized = z.pipe(z.string(), z.transform(normalizeName))

/** Schema of the form. It requires both names, because the stored name consists of them (docs/product.md §5). */
export const profileSchema = z.object({
  firstName: z.pipe(normalized, text.check(z.minLength(1, 'Please enter your first name.'))),
  lastName: z.pipe(normalized, text.check(z.minLength(1, 'Please enter your last name.'))),
  title: z.pipe(normalized, text),
  organization: z.pipe(normalized, text),
})

export type ProfileForm = z.infer<typeof profileSchema>

export const PROFILE_FIELDS = z.keyof(profileSchema).options
