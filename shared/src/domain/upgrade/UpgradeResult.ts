import * as z from 'zod/mini'

/** `data` of the response of upgradeTriangularisDoc. */
export const upgradeResultSchema = z.object({
  docName: z.string(),
  revision: z.int(),
  schemaVersion: z.int(),
  /** Version of the code rules that produced the remarks; null if the study was never checked. */
  verLexer: z.nullable(z.string()),
  /** False if the study was already current. */
  isChanged: z.boolean(),
})

/** Versions of a study after an upgrade. */
export type UpgradeResult = Readonly<z.infer<typeof upgradeResultSchema>>
