import {
  applyStudyOperation,
  jobStepUuid,
  NO_PLAN,
  newStudy,
  outcomeStatementUuid,
  type QuestionnairePlan,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { mergeStudies } from './mergeStudies.ts'

const german = (
  texts: Readonly<Record<string, string>>,
  originals: Readonly<Record<string, string>> = {},
) => ({
  language: 'de',
  texts,
  ...(Object.keys(originals).length > 0 && { originals }),
})
const empty = applyStudyOperation(newStudy({ uuid: studyUuid('study') }), {
  kind: 'addJobStep',
  stepId: jobStepUuid('step'),
  statementId: outcomeStatementUuid('one'),
  index: 0,
})
const withPlan = (plan: Partial<QuestionnairePlan> | null): Study =>
  applyStudyOperation(empty, {
    kind: 'setStudyFields',
    fields: { questionnaire: plan && { ...NO_PLAN, ...plan } },
  })
const asked = (merge: ReturnType<typeof mergeStudies>) =>
  merge.differences
    .filter(({ taken }) => taken === null)
    .map(({ where, mine, theirs }) => [where, mine, theirs])

const base = withPlan({ translations: [german({ one: 'Eins', two: 'Zwei' }, { one: 'One' })] })

test('different texts of one translation, and another language, are all taken', () => {
  const mine = withPlan({ translations: [german({ one: 'Uno', two: 'Zwei' }, { one: 'First' })] })
  const theirs = withPlan({
    isShuffled: true,
    translations: [
      german({ one: 'Eins', two: 'Due', three: 'Drei' }, { one: 'One', three: 'Three' }),
      { language: 'fr', texts: { one: 'Un' } },
    ],
  })
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const merge = mergeStudies(base, one, other)
    expect(asked(merge)).toEqual([])
    expect(merge.result({}).questionnaire).toEqual({
      ...NO_PLAN,
      isShuffled: true,
      translations: [
        german({ one: 'Uno', two: 'Due', three: 'Drei' }, { one: 'First', three: 'Three' }),
        { language: 'fr', texts: { one: 'Un' } },
      ],
    })
  }
})

test('two changes of one text, or of one setting, need a choice', () => {
  const merge = mergeStudies(
    base,
    withPlan({ mostOutcomes: 10, translations: [german({ one: 'Uno', two: 'Zwei' }, { one: 'One' })] }),
    withPlan({ mostOutcomes: 20, translations: [german({ one: 'Ein', two: 'Zwei' }, { one: 'One' })] }),
  )
  expect(asked(merge)).toEqual([
    ['Questionnaire: Most outcomes for one respondent', '10', '20'],
    ['Translation into German: outcome statement 1.1', 'Uno', 'Ein'],
  ])
})

test('a language that one member removed stays with what the other one wrote, if that is chosen', () => {
  const merge = mergeStudies(
    base,
    withPlan(null),
    withPlan({ translations: [german({ one: 'Uno', two: 'Zwei' })] }),
  )
  const choice = Object.fromEntries(
    merge.differences.filter(({ taken }) => taken === null).map(({ id }) => [id, 'theirs' as const]),
  )
  expect(merge.result({}).questionnaire).toBeUndefined()
  expect(merge.result(choice).questionnaire).toEqual({ ...NO_PLAN, translations: [german({ one: 'Uno' })] })
})
