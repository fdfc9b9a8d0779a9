import { normalizeName } from '@outcome-studio/shared/domain/base'
import {
  mapProfile,
  PROFILE_FIELDS,
  type Profile,
  type ProfileField,
} from '@outcome-studio/shared/domain/member'
import * as z from 'zod/mini'

/** Schema of a text of the form. A text is normalized before its limits apply. */
function textSchema({ maxLength, missing }: ProfileField) {
  const text = z
    .string()
    // In UTF-16 code units, as security rules count. z.maxLength() counts code points.
    .check(z.refine((value) => value.length <= maxLength, `Please use at most ${maxLength} characters.`))
  return z.pipe(
    z.pipe(z.string(), z.transform(normalizeName)),
    missing === undefined ? text : text.check(z.minLength(1, missing)),
  )
}

/** Schema of the form. It requires both names, because the stored name consists of them (docs/product.md §5). */
export const profileSchema: z.ZodMiniType<Profile, Profile> = z.object(
  mapProfile((field) => textSchema(PROFILE_FIELDS[field])),
)
