import { z } from 'zod'
import { checkDocumentName } from '../paths/checkDocumentName.ts'

/** What the callables for one study are sent (specification, section 7): the name of one of the caller's studies. */
export const studyRequestSchema = z.object({
  firestoreDocId: z
    .string()
    .refine((name) => checkDocumentName(name) === null, 'This is not the name of a study.'),
})

export type StudyRequest = Readonly<z.input<typeof studyRequestSchema>>
