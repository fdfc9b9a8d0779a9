import * as z from 'zod/mini'
import { checkDocumentName } from '../paths/checkDocumentName.ts'

const isName = (name: string) => checkDocumentName(name) === null

/** Input of the callables for one study (docs/product.md §7): the name of one of the caller's studies. */
export const studyRequestSchema = z.object({
  firestoreDocId: z.string().check(z.refine(isName, 'This is not the name of a study.')),
})
