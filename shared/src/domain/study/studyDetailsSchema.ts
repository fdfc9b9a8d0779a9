import * as z from 'zod/mini'
import { readableEntries } from '../base/readableEntries.ts'
import { initiativesSchema } from './initiatives/initiativesSchema.ts'
import { JOB_STEP_CATEGORIES, type JobStepCategory } from './JOB_STEP_CATEGORIES.ts'
import { questionnairePlanSchema } from './questionnaire/questionnairePlanSchema.ts'
import { segmentSchema } from './segmentSchema.ts'

/** The survey that the ratings come from. */
export interface Survey {
  /** How many people answered; a whole number from 1. */
  readonly respondents: number
}

/** A category of the job map that this job does not have. */
export interface NotApplicable {
  readonly category: JobStepCategory
  readonly reason: string
}

/** The goal of a needs document that a study was started from or brought into. Ids are plain: needs build on studies. */
export interface NeedsLink {
  /** Uuid of the needs document. */
  readonly uuid: string
  /** The needs document's name when it was linked; it may have been renamed since. */
  readonly docName: string
  readonly goalId: string
}

const uuid = z.string().check(z.minLength(1))
const notApplicableEntry: z.ZodMiniType<NotApplicable> = z.object({
  category: z.enum(JOB_STEP_CATEGORIES),
  reason: z.string(),
})
const notApplicable = readableEntries(notApplicableEntry)
const survey: z.ZodMiniType<Survey> = z.object({ respondents: z.int().check(z.minimum(1)) })
const needs: z.ZodMiniType<NeedsLink> = z.looseObject({ uuid, docName: z.string(), goalId: uuid })
const segments = readableEntries(segmentSchema)

/** The fields of the study itself, next to the job and its steps. Their type follows from their schemas. */
export const studyDetailsSchema = z.object({
  /** At most one entry per category. */
  notApplicable: z.exactOptional(notApplicable),
  survey: z.exactOptional(survey),
  needs: z.exactOptional(needs),
  questionnaire: z.exactOptional(questionnairePlanSchema),
  /** Unique ids. */
  initiatives: z.exactOptional(initiativesSchema),
  segments: z.exactOptional(segments),
})

export type StudyDetails = Readonly<z.infer<typeof studyDetailsSchema>>
