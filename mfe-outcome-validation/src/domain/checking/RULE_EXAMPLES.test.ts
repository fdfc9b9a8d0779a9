import type { Rule } from '@outcome-studio/shared/domain/checker'
import { checkStudy, checkText, RULES } from '@outcome-studio/shared/domain/checker'
import { RULE_EXAMPLES } from './RULE_EXAMPLES.ts'

/** The ids of the rules that an example breaks. */
function broken({ id, entities: [entity] }: Rule, text: string): readonly string[] {
  if (entity !== undefined && entity !== 'study') return checkText(entity, text).map(({ ruleId }) => ruleId)
  const [first = '', ...rest] = text.split('\n')
  const outcomes = id === 'E1' || id === 'O19' || id === 'O20' ? rest : [first, ...rest]
  const found = checkStudy({
    jtbd: {
      uuid: 'job',
      executor: id === 'E1' || id === 'O20' ? first : '',
      userInput: id === 'O19' ? first : '',
    },
    jobSteps: [
      {
        uuid: 'step',
        userInput: 'Light the fire',
        category: null,
        outcomeStatements: outcomes.map((userInput, at) => ({ uuid: `statement${at}`, userInput })),
      },
    ],
  })
  return Object.values(found)
    .flat()
    .map(({ ruleId }) => ruleId)
}

const illustrated = RULES.filter(({ id }) => !id.startsWith('S'))

test.each(illustrated.map((rule) => [rule.id, rule] as const))(
  '%s has examples that keep to it',
  (id, rule) => {
    expect(RULE_EXAMPLES[id]?.good.length).toBeGreaterThan(0)
    for (const text of RULE_EXAMPLES[id]?.good ?? []) expect(broken(rule, text)).not.toContain(id)
  },
)

test.each(illustrated.filter(({ check }) => check !== 'judge').map((rule) => [rule.id, rule] as const))(
  '%s has examples that break it',
  (id, rule) => {
    expect(RULE_EXAMPLES[id]?.bad.length).toBeGreaterThan(0)
    for (const text of RULE_EXAMPLES[id]?.bad ?? []) expect(broken(rule, text)).toContain(id)
  },
)

test('only rules of the method have examples', () => {
  const ids = new Set(RULES.map(({ id }) => id))
  expect(Object.keys(RULE_EXAMPLES).filter((id) => !ids.has(id))).toEqual([])
})
