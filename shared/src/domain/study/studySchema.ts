import * as z from 'zod/mini'
import { remarksSchema } from '../checker/remarkSchema.ts'
import { StudioError } from '../errors/StudioError.ts'
import { JOB_STEP_CATEGORIES, type Study } from './Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'

const uuid = z.string().check(z.minLength(1))
const text = z._default(z.string(), '')

const outcomeStatement = z.looseObject({
  uuid: z.pipe(uuid, z.transform(outcomeStatementUuid)),
  userInput: text,
  remarks: remarksSchema,
})

const jobStep = z.looseObject({
  uuid: z.pipe(uuid, z.transform(jobStepUuid)),
  userInput: text,
  /** A category of another version reads as not chosen, so that the study still opens. */
  category: z.catch(z.nullable(z.enum(JOB_STEP_CATEGORIES)), null),
  remarks: remarksSchema,
  outcomeStatements: z._default(z.array(outcomeStatement), []),
})

/**
 * A stored study, data/jtbd (specification, section 3). Missing texts and lists read as empty, remarks of another
 * shape are left out, and keys this version does not know survive a read and a write.
 */
export const studySchema = z.looseObject({
  jtbd: z.looseObject({
    uuid: z.pipe(uuid, z.transform(studyUuid)),
    executor: text,
    userInput: text,
    remarks: remarksSchema,
    verLexer: z.exactOptional(z.string()),
    verPrompt: z.exactOptional(z.string()),
  }),
  jobSteps: z._default(z.array(jobStep), []),
})

/**
 * Reads a stored study.
 * @throws StudioError cen/doc-loading-error with the schema's finding as its cause
 */
export function parseStudy(stored: unknown): Study {
  const parsed = studySchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
