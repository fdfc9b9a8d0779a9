import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  type Quote,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { mergeStudies } from './mergeStudies.ts'

const statementId = outcomeStatementUuid('o')
const study: Study = {
  jtbd: { uuid: studyUuid('u'), executor: '', userInput: '', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('s'),
      userInput: '',
      category: null,
      remarks: [],
      outcomeStatements: [{ uuid: statementId, userInput: 'find a seat', remarks: [] }],
    },
  ],
}
const quote = (id: string, text = id): Quote => ({
  id,
  text,
  source: 'Interview 4',
  date: '',
  place: '',
  addedBy: 'Rosa',
  addedAt: '2026-05-04T10:00:00.000Z',
})
const quoted = (...quotes: readonly Quote[]) =>
  applyStudyOperation(study, { kind: 'setItemFields', uuid: statementId, fields: { quotes } })
const textsOf = (merged: Study) =>
  merged.jobSteps[0]?.outcomeStatements[0]?.quotes?.map(({ text }) => text) ?? []

test('quotes that two people added to one statement are all there', () => {
  const { differences, result } = mergeStudies(
    quoted(quote('a')),
    quoted(quote('a'), quote('b')),
    quoted(quote('a'), quote('c')),
  )
  expect(differences.filter(({ taken }) => taken === null)).toEqual([])
  expect(textsOf(result({}))).toEqual(['a', 'b', 'c'])
})

test('a quote that one removed and the other left is removed', () => {
  const { result } = mergeStudies(
    quoted(quote('a'), quote('b')),
    quoted(quote('b')),
    quoted(quote('a'), quote('b')),
  )
  expect(textsOf(result({}))).toEqual(['b'])
})

test('a quote that both changed is asked about, alone', () => {
  const { differences } = mergeStudies(
    quoted(quote('a'), quote('b')),
    quoted(quote('a', 'my words'), quote('b')),
    quoted(quote('a', 'their words'), quote('b')),
  )
  expect(differences).toMatchObject([
    {
      where: 'Quote of outcome statement 1.1',
      mine: '“my words” (Interview 4)',
      theirs: '“their words” (Interview 4)',
      taken: null,
    },
  ])
})

test('someone who is asked about a removed statement sees that it has quotes', () => {
  const mine = applyStudyOperation(study, { kind: 'removeOutcomeStatement', statementId })
  const { differences } = mergeStudies(study, mine, quoted(quote('a'), quote('b')))
  expect(differences[0]?.theirs).toBe('find a seat (2 quotes)')
})
