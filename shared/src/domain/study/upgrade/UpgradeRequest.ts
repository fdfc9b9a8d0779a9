import { z } from 'zod'
import { checkDocumentName } from '../checkDocumentName.ts'

/** What upgradeTriangularisDoc is sent (specification, section 7): the name of one of the caller's studies. */
export const upgradeRequestSchema = z.object({
  firestoreDocId: z
    .string()
    .refine((name) => checkDocumentName(name) === null, 'This is not the name of a study.'),
})

export type UpgradeRequest = Readonly<z.input<typeof upgradeRequestSchema>>
