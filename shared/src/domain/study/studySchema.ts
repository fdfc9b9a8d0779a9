import { z } from 'zod'
import { remarksSchema } from '../checker/remarkSchema.ts'
import { StudioError } from '../errors/StudioError.ts'
import { JOB_STEP_CATEGORIES, type Study } from './Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'

const uuid = z.string().min(1)
const text = z.string().default('')

const outcomeStatement = z.looseObject({
  uuid: uuid.transform(outcomeStatementUuid),
  userInput: text,
  remarks: remarksSchema,
})

const jobStep = z.looseObject({
  uuid: uuid.transform(jobStepUuid),
  userInput: text,
  /** A category of another version reads as not chosen, so that the study still opens. */
  category: z.enum(JOB_STEP_CATEGORIES).nullable().catch(null),
  remarks: remarksSchema,
  outcomeStatements: z.array(outcomeStatement).default([]),
})

/**
 * A stored study, data/jtbd (specification, section 3). Missing texts and lists read as empty, remarks of another
 * shape are left out, and keys this version does not know survive a read and a write.
 */
export const studySchema = z.looseObject({
  jtbd: z.looseObject({
    uuid: uuid.transform(studyUuid),
    executor: text,
    userInput: text,
    remarks: remarksSchema,
    verLexer: z.string().exactOptional(),
    verPrompt: z.string().exactOptional(),
  }),
  jobSteps: z.array(jobStep).default([]),
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
