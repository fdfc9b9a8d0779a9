import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { EXAMPLES } from './EXAMPLES.ts'
import { TEMPLATES } from './TEMPLATES.ts'
import { templateStudy } from './templateStudy.ts'

const studyOf = ({ outline }: (typeof EXAMPLES)[number]) => {
  let made = 0
  return studyFromOutline(outline, { uuid: studyUuid('study'), newId: () => `id${made++}` })
}
const remarksOn = (template: (typeof EXAMPLES)[number]) => Object.values(checkStudy(studyOf(template))).flat()

test.each(EXAMPLES)('the checker has nothing to say about "$name"', (example) => {
  expect(remarksOn(example).map(({ ruleId, message, span }) => ({ ruleId, message, span }))).toEqual([])
})

test.each(TEMPLATES)('"$name" breaks no rule of the method before a word is written', (template) => {
  expect(remarksOn(template).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('each has a unique name and id', () => {
  const all = [...TEMPLATES, ...EXAMPLES]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test.each(EXAMPLES)('every outcome statement of "$name" has a rating', (example) => {
  let made = 0
  const ids = { uuid: studyUuid('study'), newId: () => `id${made++}` }
  const { jobSteps } = templateStudy(example, ids)
  const rated = jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements.map(({ rating }) => rating))
  expect(rated).not.toContain(undefined)
  expect(example.ratings?.length).toBe(rated.length)
})
