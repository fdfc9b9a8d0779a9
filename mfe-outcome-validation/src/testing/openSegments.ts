import { currentRespondents } from '@outcome-studio/shared/data'
import { memory } from '@outcome-studio/shared/data/testing'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { outcomeStatementUuid, type SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { answersOf, simulatedTable } from '../domain/segments/testing/simulatedSurvey.ts'
import { openStudio } from './openStudio.tsx'
import { exampleStudy } from './storeStudy.ts'

export const SURVEY_SIZE = { respondents: 210, outcomes: 20 }
export const SURVEY_ANSWERS = answersOf(simulatedTable(SURVEY_SIZE))

const AT_ONCE = { onChunk: () => {}, signal: new AbortController().signal }

interface OpenSegmentsOptions extends NonNullable<Parameters<typeof openStudio>[0]> {
  /** null for a study without a survey. */
  readonly answers?: SurveyAnswers | null
  readonly segments?: readonly SegmentDefinition[]
}

/** Stores the study “Saw” with the answers of a survey, and opens its segments. */
export async function openSegments({
  answers = SURVEY_ANSWERS,
  segments,
  ...overrides
}: OpenSegmentsOptions = {}) {
  const texts = Array.from(
    { length: SURVEY_SIZE.outcomes },
    (_, at) => `Minimize the time it takes to do task ${at + 1}`,
  )
  const study = exampleStudy('Saw', [texts])
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((each, at) => ({
      ...each,
      uuid: outcomeStatementUuid(`outcome${at + 1}`),
    })),
  }))
  const content = { ...study, jobSteps, ...(segments && { segments }) }
  await memory().studies.save({ docName: 'Saw', content, basedOnRevision: null })
  if (answers !== null) await currentRespondents().replace(study.jtbd.uuid, answers, AT_ONCE)
  return openStudio({ path: '/Saw?view=segments', ...overrides })
}
