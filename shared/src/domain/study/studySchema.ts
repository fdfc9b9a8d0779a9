import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as z from 'zod/mini'
import { dropMalformed } from '../base/dropMalformed.ts'
import { readableEntries } from '../base/readableEntries.ts'
import type { OptionalFieldName } from './fields/StudyField.ts'
import { JOB_STEP_CATEGORIES } from './JOB_STEP_CATEGORIES.ts'
import { quotesSchema } from './quotes/quotesSchema.ts'
import { remarksSchema } from './remarks/remarkSchema.ts'
import type { Job, JobStep, OutcomeStatement, Study } from './Study.ts'
import { studyDetailsSchema } from './studyDetailsSchema.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'
import { triageSchemas } from './triage/triageSchemas.ts'

const uuid = z.string().check(z.minLength(1))
const text = z._default(z.string(), '')

const outOfTen = z.number().check(z.minimum(0), z.maximum(10))
const rating = z.object({ importance: outOfTen, satisfaction: outOfTen })
const halfRating = z.union([
  z.strictObject({ importance: outOfTen }),
  z.strictObject({ satisfaction: outOfTen }),
])
const dismissals = readableEntries(z.object({ ruleId: z.string(), text: z.string(), reason: z.string() }))

/** A schema for each optional field of a holder: a field without one does not compile. */
type SchemasOf<Holder> = {
  readonly [Name in OptionalFieldName<Holder>]-?: z.ZodMiniType<NonNullable<Holder[Name]>>
}

/** A half rating under the key of a whole one, as a merge leaves it, is read as what it is. */
const sortRating = z.transform((stored: unknown) => {
  if (typeof stored !== 'object' || stored === null || !('rating' in stored)) return stored
  const { rating: found, ...rest } = stored
  if (halfRating.safeParse(found).success) return { ...rest, halfRating: found }
  if (!rating.safeParse(found).success) return stored
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'halfRating')),
    rating: found,
  }
})

const outcomeStatement = z.pipe(
  z.pipe(
    sortRating,
    dropMalformed({
      dismissals,
      rating,
      halfRating,
      quotes: quotesSchema,
      ...triageSchemas,
    } satisfies SchemasOf<OutcomeStatement>),
  ),
  z.looseObject({
    uuid: z.pipe(uuid, z.transform(outcomeStatementUuid)),
    userInput: text,
    remarks: remarksSchema,
    dismissals: z.exactOptional(dismissals),
    rating: z.exactOptional(rating),
    halfRating: z.exactOptional(halfRating),
    quotes: z.exactOptional(quotesSchema),
    status: z.exactOptional(triageSchemas.status),
    owner: z.exactOptional(triageSchemas.owner),
    tags: z.exactOptional(triageSchemas.tags),
  }),
)

const jobStep = z.pipe(
  dropMalformed({ dismissals } satisfies SchemasOf<JobStep>),
  z.looseObject({
    uuid: z.pipe(uuid, z.transform(jobStepUuid)),
    userInput: text,
    /** An unknown category reads as not chosen, so that the study still opens. */
    category: z.catch(z.nullable(z.enum(JOB_STEP_CATEGORIES)), null),
    remarks: remarksSchema,
    dismissals: z.exactOptional(dismissals),
    outcomeStatements: z._default(z.array(outcomeStatement), []),
  }),
)

/**
 * A stored study, data/jtbd (docs/product.md §3). Missing texts and lists read as empty, and malformed
 * remarks are left out. Unknown keys are preserved by a read and a write.
 */
export const studySchema = z.pipe(
  dropMalformed(studyDetailsSchema.shape),
  z.looseObject({
    jtbd: z.pipe(
      dropMalformed({ dismissals } satisfies SchemasOf<Job>),
      z.looseObject({
        uuid: z.pipe(uuid, z.transform(studyUuid)),
        executor: text,
        userInput: text,
        remarks: remarksSchema,
        dismissals: z.exactOptional(dismissals),
        verLexer: z.exactOptional(z.string()),
        verPrompt: z.exactOptional(z.string()),
      }),
    ),
    jobSteps: z._default(z.array(jobStep), []),
    ...studyDetailsSchema.shape,
  }),
)

/**
 * Parses a stored study.
 * @throws StudioError cen/doc-loading-error with the schema's error as its cause
 */
export function parseStudy(stored: unknown): Study {
  const parsed = studySchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
