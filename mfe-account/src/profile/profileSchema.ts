import { normalizeName } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'

/** Longer than any name or title. The limit keeps the record small, because every page reads it. */
const MAX_LENGTH = 128

const line = z
  .string()
  .check(z.overwrite(normalizeName), z.maxLength(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`))

/** Schema of the form. It requires both names, because the stored name consists of them (docs/product.md §5). */
export const profileSchema = z.object({
  firstName: line.check(z.minLength(1, 'Please enter your first name.')),
  lastName: line.check(z.minLength(1, 'Please enter your last name.')),
  title: line,
  organization: line,
})

export type ProfileForm = z.infer<typeof profileSchema>

export const PROFILE_FIELDS = z.keyof(profileSchema).options
