import * as z from 'zod/mini'

/**
 * Drops malformed optional parts, so that they do not prevent a document from opening. A list of which no entry can be
 * read is malformed as well.
 * @param parts schemas by key
 */
export const dropMalformed = (parts: Readonly<Record<string, z.ZodMiniType>>) =>
  z.transform((stored: unknown) =>
    typeof stored !== 'object' || stored === null || Array.isArray(stored)
      ? stored
      : Object.fromEntries(
          Object.entries(stored).filter(([key, value]) => {
            const schema = Object.hasOwn(parts, key) ? parts[key] : undefined
            return schema === undefined || isReadable(schema, value)
          }),
        ),
  )

function isReadable(schema: z.ZodMiniType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value)
  return success && !(Array.isArray(data) && data.length === 0 && Array.isArray(value) && value.length > 0)
}
