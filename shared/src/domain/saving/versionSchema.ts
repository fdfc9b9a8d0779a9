import * as z from 'zod/mini'

/**
 * Schema of a stored version of a document: fields of the header at the time of the save, and the content. A malformed
 * name counts as none.
 * @param header the schemas of the header's fields that a version repeats
 * @param content the schema of the content
 */
export const versionSchema = <Header extends z.core.$ZodLooseShape, Content extends z.core.$ZodType>(
  header: Header,
  content: Content,
) => z.object({ ...header, savedAt: z.iso.datetime(), name: z.catch(z.string(), ''), content })
