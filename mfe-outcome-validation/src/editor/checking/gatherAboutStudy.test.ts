import {
  applyStudyOperation,
  checkStudy,
  newStudy,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { gatherAboutStudy } from './gatherAboutStudy.ts'

const about = (study: Study) => gatherAboutStudy(study, checkStudy(study))
const REDUCE = 'Reduce the time it takes to board when a train arrives'
const BOARD = 'Minimize the time it takes to board when a train arrives'

test('what compares texts is gathered by rule, and S2 is told at its step alone', () => {
  const { points } = about(exampleStudy('Commute', [[BOARD, BOARD], [BOARD]]))
  expect(points.map(({ rule, places }) => [rule.id, places.map(({ name }) => name)])).toEqual([
    ['O14', ['1.2', '2.1']],
  ])
  expect(points[0]?.places[0]?.message).toBe('This says the same as outcome statement 1.1.')
})

test('suggestions of one rule are offered together where there are several, counted by texts', () => {
  const study = exampleStudy('Commute', [
    [REDUCE, `${REDUCE} late`],
    ['Decrease the cost of a ticket when leaving'],
  ])
  expect(about(study).fixes).toEqual([{ rule: expect.objectContaining({ id: 'O2' }), texts: 3 }])
  expect(about(exampleStudy('Commute', [[REDUCE]])).fixes).toEqual([])
})

test('what was dismissed is neither told nor mended', () => {
  const study = exampleStudy('Commute', [[REDUCE, `${REDUCE} late`]])
  const statement = study.jobSteps[0]?.outcomeStatements[0]
  const dismissed = applyStudyOperation(study, {
    kind: 'setItemFields',
    uuid: statement?.uuid ?? '',
    fields: { dismissals: [{ ruleId: 'O2', text: REDUCE, reason: 'Agreed' }] },
  })
  expect(about(dismissed).fixes).toEqual([])
})

test('an empty study has nothing to gather', () => {
  expect(about(newStudy({ uuid: studyUuid('u') }))).toEqual({ points: [], fixes: [] })
})
