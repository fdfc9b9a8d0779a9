import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { isOpportunity } from '../landscape/isOpportunity.ts'
import type { SlideBuilder, SlideFact } from './Slide.ts'

const NOT_WRITTEN = 'Not written yet'

/** Who wants to get what done, and the size of the study in numbers. */
export const jobSlide: SlideBuilder = (study) => {
  const { jtbd, jobSteps, survey } = study
  const needs = needsTable(study)
  const rated = needs.filter(({ rating }) => rating !== null)
  const fact = (value: number, one: string, many: string): SlideFact => ({
    value: value.toLocaleString('en-US'),
    label: value === 1 ? one : many,
  })
  const steps = jobSteps.filter(({ userInput }) => userInput.trim() !== '').length
  return {
    id: 'job',
    title: 'The job to be done',
    lead: '',
    body: {
      kind: 'job',
      executor: jtbd.executor.trim() || NOT_WRITTEN,
      job: jtbd.userInput.trim() || NOT_WRITTEN,
      facts: [
        fact(steps, 'job step', 'job steps'),
        fact(needs.length, 'outcome', 'outcomes'),
        ...(survey ? [fact(survey.respondents, 'respondent', 'respondents')] : []),
        ...(rated.length > 0
          ? [fact(rated.filter(({ band }) => isOpportunity(band)).length, 'opportunity', 'opportunities')]
          : []),
      ],
    },
  }
}
