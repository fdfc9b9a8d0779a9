import * as z from 'zod/mini'

/**
 * Drops malformed optional parts, so that they do not prevent a document from opening.
 * @param parts schemas by key
 */
export const dropMalformed = (parts: Readonly<Record<string, z.ZodMiniType>>) =>
  z.transform((stored: unknown) =>
    typeof stored !== 'object' || stored === null || Array.isArray(stored)
      ? stored
      : Object.fromEntries(
          Object.entries(stored).filter(
            ([key, value]) => !Object.hasOwn(parts, key) || parts[key]?.safeParse(value).success,
          ),
        ),
  )
