import * as z from 'zod/mini'

/** Result of exportTriangularisDoc (docs/product.md §7). */
export const exportedFileSchema = z.object({
  base64: z.string(),
  /** With its ending. */
  name: z.string(),
  /** Media type. */
  type: z.string(),
})

/** A file on its way to the browser, which saves it under its name. */
export type ExportedFile = Readonly<z.infer<typeof exportedFileSchema>>
