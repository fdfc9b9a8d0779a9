import { applyStudyOperation, inverseOf } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { findInStudy, matchesWithin } from './findInStudy.ts'
import { planReplacements } from './planReplacements.ts'

const study = exampleStudy('A', [['one route, another Route'], ['last']])
const textsOf = ({ jtbd, jobSteps }: typeof study) => [
  jtbd.executor,
  jtbd.userInput,
  ...jobSteps.flatMap(({ userInput, outcomeStatements }) => [
    userInput,
    ...outcomeStatements.map((statement) => statement.userInput),
  ]),
]
function replaced(before: typeof study, query: string, replacement: string) {
  const plan = planReplacements(before, findInStudy(before, query), replacement)
  return plan ? applyStudyOperation(before, plan) : before
}

test('replaces every match literally, whatever its case, and nothing else', () => {
  const after = replaced(study, 'route', '$& way')
  expect(textsOf(after)).toContain('one $& way, another $& way')
  expect(textsOf(after)).toContain('last')
  expect(after.jobSteps.map(({ uuid }) => uuid)).toEqual(study.jobSteps.map(({ uuid }) => uuid))
  expect(after.jobSteps[1]).toBe(study.jobSteps[1])
})

test('replaces in the executor, the job and its steps too', () => {
  const [executor = '', job = '', step = ''] = textsOf(study)
  for (const text of [executor, job, step]) expect(textsOf(replaced(study, text, 'New'))).toContain('New')
})

test('replaces only the chosen matches', () => {
  const [, second] = findInStudy(study, 'route')
  const plan = planReplacements(study, second ? [second] : [], 'way')
  expect(plan && textsOf(applyStudyOperation(study, plan))).toContain('one route, another way')
})

test.each([
  ['no match', 'missing', 'x'],
  ['the same text', 'last', 'last'],
])('%s changes nothing', (_, query, replacement) => {
  expect(planReplacements(study, findInStudy(study, query), replacement)).toBeNull()
})

test('afterwards the text is gone, and undoing brings the study back', () => {
  const word = fc.stringMatching(/^[a-c ]{1,3}$/)
  fc.assert(
    fc.property(fc.array(fc.array(fc.stringMatching(/^[a-e ]{0,12}$/))), word, (texts, query) => {
      fc.pre(query.trim() !== '')
      const before = exampleStudy('A', texts)
      const plan = planReplacements(before, findInStudy(before, query), '')
      if (plan === null) return
      const undo = inverseOf(before, plan)
      const after = applyStudyOperation(before, plan)
      expect(undo && applyStudyOperation(after, undo)).toEqual(before)
      expect(textsOf(replaced(before, query, '#')).join('\n')).not.toContain(query)
    }),
  )
})

test('counts the matches that a replacement contains', () => {
  const after = exampleStudy('A', [['aab a']])
  const places = findInStudy(after, 'a').filter(({ where }) => where === 'Outcome statement 1.1')
  const [first] = places
  expect(first && matchesWithin(places, first, 2)).toBe(2)
  expect(first && matchesWithin(places, first, 0)).toBe(0)
})
