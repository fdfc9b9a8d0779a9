import { createRuleSet, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { judgeBatches, textsToJudge } from './judgeBatches.ts'
import { withJudgement } from './withJudgement.ts'

const context = { executor: 'Hosts', job: 'Seat guests' }
const study = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [
    {
      uuid: 'step',
      userInput: 'Locate a table',
      category: null,
      outcomeStatements: Array.from({ length: 23 }, (_, index) => ({
        uuid: `${index}`,
        userInput: index === 3 ? '  ' : `Minimize the time it takes to see ${index}`,
      })),
    },
  ],
}

test('every text is sent once, in prompts of ten; empty texts are skipped', () => {
  const batches = judgeBatches(textsToJudge(study), context, STANDARD_RULES)
  expect(batches.map(({ texts }) => texts.length)).toEqual([10, 10, 5])
  const texts = batches.flatMap((batch) => batch.texts)
  expect(texts.slice(0, 3).map(({ entity }) => entity)).toEqual(['job', 'executor', 'jobStep'])
  expect(texts.find(({ id }) => id === '0')).toMatchObject({ step: 'Locate a table' })
  expect(texts.map(({ id }) => id)).not.toContain('3')
})

test('without a judge’s rule, nothing is sent', () => {
  const rules = createRuleSet({ rules: { J5: { off: true } } })
  expect(judgeBatches([{ id: 'a', entity: 'jobStep', text: 'Open the app' }], context, rules)).toEqual([])
})

test('a breach that code found is not reported twice', () => {
  const remark = (ruleId: string, source: 'lexer' | 'judge') => ({
    ruleId,
    severity: 'warning' as const,
    message: source,
    span: null,
    suggestion: null,
    source,
  })
  expect(withJudgement([remark('O5', 'lexer')], [remark('O5', 'judge'), remark('O15', 'judge')])).toEqual([
    remark('O5', 'lexer'),
    remark('O15', 'judge'),
  ])
})
