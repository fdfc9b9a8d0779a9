import {
  JOB_STEP_CATEGORIES,
  jobStepUuid,
  newStudy,
  outcomeStatementUuid,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { studyToSlides } from '../../../mfe-outcome-validation/src/domain/presentation/studyToSlides.ts'
import { percentile, rounded } from './statistics.ts'

/** Measures how long the presentation of a study with 128 rated outcomes takes, the first time and warm. */
const RUNS = 20
const OUTCOMES = 8
const now = new Date('2026-02-03T04:05:06.000Z')

const study: Study = {
  ...newStudy({ uuid: studyUuid('slides') }),
  survey: { respondents: 400 },
  jobSteps: Array.from({ length: 2 * JOB_STEP_CATEGORIES.length }, (_, step) => ({
    uuid: jobStepUuid(`step ${step}`),
    userInput: `Check section ${step + 1} of the fence`,
    category: JOB_STEP_CATEGORIES[Math.floor(step / 2)] ?? null,
    remarks: [],
    outcomeStatements: Array.from({ length: OUTCOMES }, (_item, at) => ({
      uuid: outcomeStatementUuid(`${step} ${at}`),
      userInput: `Minimize the time it takes to find a loose post in row ${at} when the ground is wet`,
      remarks: [],
      rating: { importance: 5 + ((step * at) % 5), satisfaction: (step + 3 * at) % 10 },
    })),
  })),
}

const times = Array.from({ length: RUNS }, () => {
  const before = performance.now()
  const { length } = studyToSlides('Fence', study, now)
  return { ms: performance.now() - before, length }
})
const [first] = times
const medianMs = percentile(
  times.map(({ ms }) => ms),
  0.5,
)
const result = { bytes: first?.length, firstMs: rounded(first?.ms ?? 0), medianMs: rounded(medianMs) }
process.stdout.write(`${JSON.stringify(result)}\n`)
