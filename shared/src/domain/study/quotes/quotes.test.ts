import { applyStudyOperation } from '../applyStudyOperation.ts'
import { copyStudy } from '../copyStudy.ts'
import { inverseOf } from '../inverseOf.ts'
import { newJobStep, newStudy } from '../newItems.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../studyIds.ts'
import { parseStudy } from '../studySchema.ts'
import { describeQuote } from './describeQuote.ts'
import type { Quote } from './Quote.ts'

const quote: Quote = {
  id: 'q1',
  text: 'I lose my place.',
  source: 'Interview 4',
  date: '2026-05-03',
  place: '12:40',
  addedBy: 'Rosa',
  addedAt: '2026-05-04T10:00:00.000Z',
}
const statementId = outcomeStatementUuid('o')
const study = {
  ...newStudy({ uuid: studyUuid('u') }),
  jobSteps: [newJobStep(jobStepUuid('s'), statementId)],
}

test('quotes are set, and the inverse clears them', () => {
  const operation = { kind: 'setItemFields', uuid: statementId, fields: { quotes: [quote] } } as const
  const quoted = applyStudyOperation(study, operation)
  expect(quoted.jobSteps[0]?.outcomeStatements[0]?.quotes).toEqual([quote])
  const inverse = inverseOf(study, operation)
  expect(inverse && applyStudyOperation(quoted, inverse)).toEqual(study)
})

test('a malformed quote is left out, and the others stay with keys of other versions', () => {
  const stored = (quotes: unknown) => ({
    ...study,
    jobSteps: [{ uuid: 's', outcomeStatements: [{ uuid: 'o', userInput: '', remarks: [], quotes }] }],
  })
  const read = (quotes: unknown) => parseStudy(stored(quotes)).jobSteps[0]?.outcomeStatements[0]?.quotes
  expect(read([null, { id: 'q2' }, { ...quote, mood: 'tired' }])).toEqual([{ ...quote, mood: 'tired' }])
  expect(read([{ id: 'q3', text: 'Where was I?', source: 4 }])).toEqual([
    { id: 'q3', text: 'Where was I?', source: '', date: '', place: '', addedBy: '', addedAt: '' },
  ])
  expect(read('none')).toBeUndefined()
})

test('a quote is described with what is known of its source', () => {
  expect(describeQuote(quote)).toBe('“I lose my place.” (Interview 4, 2026-05-03, 12:40)')
  expect(describeQuote({ ...quote, source: '', date: '', place: '' })).toBe('“I lose my place.”')
})

test('a copy of a study has the quotes', () => {
  const operation = { kind: 'setItemFields', uuid: statementId, fields: { quotes: [quote] } } as const
  const copy = copyStudy(applyStudyOperation(study, operation), studyUuid('copy'))
  expect(copy.jobSteps[0]?.outcomeStatements[0]?.quotes).toEqual([quote])
})
