import type { Rule } from '@outcome-studio/shared/domain/checker'
import { RULES } from '@outcome-studio/shared/domain/checker'
import { RULE_EXAMPLES } from './RULE_EXAMPLES.ts'
import { remarksOnExample } from './testing/remarksOnExample.ts'

/** The ids of the rules that an example breaks. */
const broken = ({ id }: Rule, text: string): readonly string[] =>
  remarksOnExample(id, text).map(({ ruleId }) => ruleId)

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
