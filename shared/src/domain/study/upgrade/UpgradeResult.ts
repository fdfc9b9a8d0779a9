import * as z from 'zod/mini'

/** What upgradeTriangularisDoc answers under `data`. */
export const upgradeResultSchema = z.object({
  docName: z.string(),
  revision: z.int(),
  schemaVersion: z.int(),
  /** Version of the code rules its remarks are of; null where it was never checked. */
  verLexer: z.nullable(z.string()),
  /** False where there was nothing to bring up to date. */
  isChanged: z.boolean(),
})

/** The versions a study has after it was brought up to date. */
export type UpgradeResult = Readonly<z.infer<typeof upgradeResultSchema>>
