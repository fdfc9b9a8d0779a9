import * as z from 'zod/mini'

/** Result of exportTriangularisDoc (docs/product.md §7). */
export const exportedFileSchema = z.object({
  base64: z.string(),
  /** File name with extension. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
})

/** A file to save, as a callable returns it. */
export type ExportedFile = Readonly<z.infer<typeof exportedFileSchema>>
