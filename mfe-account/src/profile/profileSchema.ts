import * as z from 'zod/mini'

/** More than any name or title; the record is read on every page. */
const LONGEST = 128

const line = z.string().check(z.trim(), z.maxLength(LONGEST, `Please use at most ${LONGEST} characters.`))

/** Schema of the form. It requires both names, because the stored name consists of them (docs/product.md §5). */
export const profileSchema = z.object({
  firstName: line.check(z.minLength(1, 'Please enter your first name.')),
  lastName: line.check(z.minLength(1, 'Please enter your last name.')),
  title: line,
  organization: line,
})

export type ProfileForm = z.infer<typeof profileSchema>

export const PROFILE_FIELDS = z.keyof(profileSchema).options
