import {
  type Initiative,
  jobStepUuid,
  newInitiativeId,
  outcomeStatementUuid,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { initiativesSlide } from './initiativesSlide.ts'
import { presentStudy } from './presentStudy.ts'

const [slow, lost] = [outcomeStatementUuid('slow'), outcomeStatementUuid('lost')]

const initiative = (name: string, more: Partial<Initiative> = {}): Initiative => ({
  ...{ id: newInitiativeId(0, name), name, owner: '', effort: null, effects: [] },
  ...more,
})

const studyOf = (initiatives: readonly Initiative[]): Study => ({
  jtbd: { uuid: studyUuid('job'), executor: 'Nurses', userInput: 'care for patients', remarks: [] },
  jobSteps: [
    {
      ...{ uuid: jobStepUuid('step'), userInput: 'Prepare a dose', category: null, remarks: [] },
      outcomeStatements: [
        { uuid: slow, userInput: 'Slow', remarks: [], rating: { importance: 9, satisfaction: 3 } },
        { uuid: lost, userInput: 'Lost', remarks: [], rating: { importance: 8, satisfaction: 4 } },
      ],
    },
  ],
  initiatives,
})

test('initiatives are listed by value, with what they serve and the coverage', () => {
  const study = studyOf([
    initiative('Labels', { owner: 'Anna', effects: [{ statementId: lost, effect: 'small' }] }),
    initiative('Trays', { effort: 3.5, effects: [{ statementId: slow, effect: 'large' }] }),
    initiative(' '),
  ])
  const slide = initiativesSlide(study)
  expect(slide?.title).toBe('2 initiatives, and what they serve')
  expect(slide?.lead).toContain('2 of 2 underserved outcomes covered')
  const rows = slide?.body.kind === 'table' ? slide.body.rows : []
  expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Trays', '', '1.1', '1', '4.5', '3.5'],
    ['Labels', 'Anna', '1.2', '1', '1.0', ''],
  ])
  expect(presentStudy(study).map(({ id }) => id)).toContain('initiatives')
})

test('without a named initiative there is no slide', () => {
  expect(initiativesSlide(studyOf([initiative('')]))).toBeNull()
})
