import * as fc from 'fast-check'
import { checkGoal } from '../needs/check/checkGoal.ts'
import { NEED_LAYERS } from '../needs/NEED_LAYERS.ts'
import { goalId } from '../needs/needsIds.ts'
import { newGoal } from '../needs/newNeeds.ts'
import type { Remark } from '../study/remarks/Remark.ts'
import { FIELD_BAD_OUTCOMES } from '../testing/measured/fieldBadOutcomes.ts'
import { FIELD_BAD_JOBS, FIELD_BAD_STEPS } from '../testing/measured/fieldJobs.ts'
import { BAD_JOBS } from '../testing/measured/ownJobs.ts'
import { BAD_OUTCOMES } from '../testing/measured/ownOutcomes.ts'
import { checkText } from './checkText.ts'
import { CHECKED_ENTITIES, type CheckedEntity } from './Rule.ts'

type Check = (text: string) => readonly Remark[]

const errorsOf = (remarks: readonly Remark[]) => remarks.filter(({ severity }) => severity === 'error')

/** Labels of the fixes after which the text still has the remark, or a new error. */
function failedFixes(check: Check, text: string): readonly string[] {
  const before = check(text)
  return before.flatMap(({ ruleId, suggestion }) => {
    if (suggestion === null) return []
    const after = check(suggestion.replacement)
    const of = (remarks: readonly Remark[]) => remarks.filter((remark) => remark.ruleId === ruleId).length
    const ids = new Set(errorsOf(before).map((error) => error.ruleId))
    const isClean =
      of(after) < of(before) &&
      errorsOf(after).length <= errorsOf(before).length &&
      errorsOf(after).every((error) => ids.has(error.ruleId))
    return isClean ? [] : [`${suggestion.label}: ${text} → ${suggestion.replacement}`]
  })
}

test.each<[CheckedEntity, string, string]>([
  ['outcomeStatement', 'Reduce scrap by 15 percent', 'Leave out the target'],
  ['outcomeStatement', 'Improve a parking space quickly', 'Leave out "quickly"'],
  ['outcomeStatement', 'Minimize the time it takes your team to react when an alarm goes off', 'Say "the"'],
  ['job', 'Wedding planning at short notice', 'Start with "wed"'],
  ['job', 'Sleeping well', 'Start with "sleep"'],
])('%s "%s": "%s" would not fix it, so it is not offered', (entity, text, label) => {
  const remarks = checkText(entity, text)
  expect(remarks.length).toBeGreaterThan(0)
  expect(remarks.map(({ suggestion }) => suggestion?.label)).not.toContain(label)
})

test('a fix is offered beside an error that it leaves', () => {
  expect(checkText('outcomeStatement', 'Improve the speed')).toMatchObject([
    { ruleId: 'O2', suggestion: { replacement: 'Increase the speed' } },
    { ruleId: 'O4', severity: 'error' },
    { ruleId: 'O17' },
  ])
})

const DIRECTIONS = ['Improve', 'Reduce', 'Avoid', 'Optimize', 'Raise', 'Cut', 'Increase', 'Minimize', 'To']
const texts = [...BAD_OUTCOMES, ...FIELD_BAD_OUTCOMES, ...BAD_JOBS, ...FIELD_BAD_JOBS, ...FIELD_BAD_STEPS]
/** A statement that begins with another direction, and has words of others in it. */
const anyText = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.constantFrom('', ...DIRECTIONS),
    fc.constantFrom('', ' quickly', ' in 3 minutes', ' so that it is done', ' my', ' without errors'),
    fc.constantFrom(...texts.flatMap((text) => text.split(' '))),
  )
  .map(([text, direction, tail, word]) =>
    `${direction === '' ? text : text.replace(/^\S+/, direction)}${tail} ${word}`.trim(),
  )

test('after each fix that is offered, its remark is gone and no error is new', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CHECKED_ENTITIES), anyText, (entity, text) => {
      expect(failedFixes((each) => checkText(entity, each), text)).toEqual([])
    }),
  )
  for (const entity of CHECKED_ENTITIES) {
    for (const text of texts) expect(failedFixes((each) => checkText(entity, each), text)).toEqual([])
  }
})

test('so it is in every layer of a needs document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NEED_LAYERS), anyText, (layer, text) => {
      const check: Check = (each) => checkGoal(newGoal({ id: goalId('one'), layer, text: each }))
      // N1 says where a goal belongs. A fix may be what shows it.
      expect(failedFixes((each) => check(each).filter(({ ruleId }) => ruleId !== 'N1'), text)).toEqual([])
    }),
  )
})
