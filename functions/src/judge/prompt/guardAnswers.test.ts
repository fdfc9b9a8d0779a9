import { checkText, createRuleSet, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import fc from 'fast-check'
import { guardAnswers, MAX_JUDGE_REMARKS, MAX_REASON_LENGTH, MAX_SUGGESTION_LENGTH } from './guardAnswers.ts'
import type { JudgeBatch } from './JudgeTask.ts'
import { judgeBatch, modelAnswer } from './judgeArbitraries.ts'
import { judgeRules } from './judgeRules.ts'

const batch: JudgeBatch = {
  context: { executor: 'Hosts', job: 'Seat guests of the Grand Hotel' },
  texts: [
    {
      id: 'a',
      entity: 'outcomeStatement',
      text: 'Minimize the time it takes to find a table',
      step: 'Locate a table',
    },
    { id: 'b', entity: 'job', text: 'Seat guests' },
  ],
}
const answer = (...answers: readonly unknown[]) => JSON.stringify({ answers })
const breach = (more: object = {}) => ({
  id: 't1',
  rule: 'O12',
  verdict: 'breach',
  reason: 'It says the job again.',
  suggestion: null,
  ...more,
})
const judge = (text: string, rules = STANDARD_RULES) => guardAnswers(text, batch, rules)
const only = (text: string, rules = STANDARD_RULES) => judge(text, rules).remarks.get('a')?.[0]

test('a breach becomes a remark with the severity of the rule table', () => {
  expect(judge(answer(breach({ severity: 'error' })))).toMatchObject({ answered: 1, dropped: 0 })
  expect(only(answer(breach({ severity: 'error' })))).toEqual({
    ruleId: 'O12',
    severity: 'warning',
    message: 'It says the job again.',
    span: null,
    suggestion: null,
    source: 'judge',
  })
})

test('a text without a breach has no remark, and its question is answered', () => {
  const { remarks, asked, answered, unjudged } = judge(answer(breach({ verdict: 'fine' })))
  expect(remarks.size).toBe(0)
  expect({ asked, answered }).toEqual({ asked: 10, answered: 1 })
  expect(unjudged).toEqual(['a', 'b'])
})

test('a text with all questions answered is not left open', () => {
  const fine = judgeRules('outcomeStatement', STANDARD_RULES).map(({ id }) =>
    breach({ rule: id, verdict: 'fine' }),
  )
  expect(judge(answer(...fine)).unjudged).toEqual(['b'])
})

test('for rules that code decides too, a judge warns at most; custom rules override this', () => {
  expect(only(answer(breach({ rule: 'O5' })))).toMatchObject({ severity: 'warning' })
  const strict = createRuleSet({ rules: { O5: { severity: 'error' } } })
  expect(only(answer(breach({ rule: 'O5' })), strict)).toMatchObject({ severity: 'error' })
})

test('a disabled rule is not asked, and an answer to it is dropped', () => {
  const rules = createRuleSet({ rules: { O12: { off: true } } })
  expect(judge(answer(breach()), rules)).toMatchObject({ asked: 9, answered: 0, dropped: 1 })
})

test.each<[reason: string, entry: unknown]>([
  ['a foreign id', breach({ id: 't7' })],
  ['our own id', breach({ id: 'a' })],
  ['an unknown rule', breach({ rule: 'X1' })],
  ['a rule that code decides', breach({ rule: 'O1' })],
  ['a rule of another kind of text', breach({ rule: 'J8' })],
  ['another verdict', breach({ verdict: 'perhaps' })],
  ['no reason', { id: 't1', rule: 'O12', verdict: 'breach' }],
  ['an empty reason', breach({ reason: ' ' })],
  ['a reason that is too long', breach({ reason: 'x'.repeat(301) })],
  ['a reason with HTML', breach({ reason: '<img src=x onerror=alert(1)>' })],
  ['a reason with HTML in disguise', breach({ reason: '<*b>bold' })],
  ['a reason with a link', breach({ reason: 'See https://evil.example' })],
  ['a reason that runs backwards', breach({ reason: 'fine \u202Eton' })],
  ['no object', 'breach'],
])('an answer with %s is dropped', (_reason, entry) => {
  expect(judge(answer(entry))).toMatchObject({ answered: 0, dropped: entry === 'breach' ? 0 : 1 })
  expect(judge(answer(entry)).remarks.size).toBe(0)
})

test('the second answer to the same question is dropped', () => {
  const twice = judge(answer(breach({ verdict: 'fine' }), breach()))
  expect(twice).toMatchObject({ answered: 1, dropped: 1 })
  expect(twice.remarks.size).toBe(0)
})

test('the number of remarks per text is limited', () => {
  const all = ['O5', 'O8', 'O12', 'O15'].map((rule) => breach({ rule }))
  const { remarks, dropped } = judge(answer(...all))
  expect(remarks.get('a')).toHaveLength(MAX_JUDGE_REMARKS)
  expect(dropped).toBe(1)
})

test('emphasis marks are removed', () => {
  expect(only(answer(breach({ reason: '**It** names `a tool`.' })))?.message).toBe('It names a tool.')
})

describe('a suggestion', () => {
  const suggest = (suggestion: string) => {
    const { dropped } = judge(answer(breach({ suggestion })))
    return { dropped, replacement: only(answer(breach({ suggestion })))?.suggestion?.replacement }
  }

  test('that adds nothing to the member’s texts is accepted', () => {
    const replacement = 'Minimize the likelihood that guests of the Grand Hotel wait for a table'
    expect(suggest(replacement)).toEqual({ dropped: 0, replacement })
  })

  test.each([
    ['a digit', 'Minimize the time it takes to find 2 tables'],
    ['a digit of another script', 'Minimize the time it takes to find ٣ tables'],
    ['a number in words', 'Minimize the time it takes two hosts to find a table'],
    ['a sign of a unit', 'Minimize the time it takes to find a % of tables'],
    ['a name', 'Minimize the time it takes to find a table with Acme'],
    ['a name at its start', 'Acme minimizes the time it takes to find a table'],
    ['a name with a capital inside', 'Minimize the time it takes to find a table on an iPad'],
    ['a known brand in small letters', 'Minimize the time it takes to find a table with google'],
    ['HTML', 'Minimize the <b>time</b> it takes to find a table'],
    ['a link', 'Minimize the time it takes to open www.tables.example'],
    ['an error it did not have', 'Find a table'],
    ['too many words', `Minimize the time it takes to find ${'a table '.repeat(100)}`],
  ])('with %s is refused, and the remark stands without it', (_reason, suggestion) => {
    expect(suggest(suggestion)).toEqual({ dropped: 1, replacement: undefined })
    expect(only(answer(breach({ suggestion })))).toMatchObject({ ruleId: 'O12', suggestion: null })
  })

  test('that equals the text is dropped', () => {
    expect(suggest('Minimize the time it takes to find a table')).toEqual({
      dropped: 0,
      replacement: undefined,
    })
  })
})

test('complete entries of a truncated answer are used', () => {
  const whole = answer(breach(), breach({ rule: 'O15' }), breach({ rule: 'O8' }))
  const { answered, unjudged } = judge(whole.slice(0, whole.indexOf('"O8"')))
  expect(answered).toBe(2)
  expect(unjudged).toContain('a')
})

test.each([
  ['words around it', `Here you are:\n\`\`\`json\n${answer(breach())}\n\`\`\`\nAnything else?`],
  ['a bare list', JSON.stringify([breach()])],
  ['an entry that is no JSON', answer(breach()).replace('[', '[{id: t1},')],
])('an answer is found with %s', (_case, text) => {
  expect(judge(text).answered).toBe(1)
})

test('whatever the model returns, the result follows the rules', () => {
  fc.assert(
    fc.property(judgeBatch, modelAnswer, (asked, answer) => {
      const { remarks, ...counts } = guardAnswers(answer, asked, STANDARD_RULES)
      expect(counts.answered).toBeLessThanOrEqual(counts.asked)
      expect(counts.answered < counts.asked).toBe(counts.unjudged.length > 0)
      for (const [id, found] of remarks) {
        const text = asked.texts.find((each) => each.id === id)
        if (!text) throw new Error(`Nobody asked about ${id}`)
        expect(found.length).toBeLessThanOrEqual(MAX_JUDGE_REMARKS)
        const rules = judgeRules(text.entity, STANDARD_RULES).map((rule) => rule.id)
        for (const { ruleId, severity, message, source, suggestion } of found) {
          expect(rules).toContain(ruleId)
          expect(severity).not.toBe('error')
          expect(source).toBe('judge')
          expect(message.trim()).not.toBe('')
          expect(message.length).toBeLessThanOrEqual(MAX_REASON_LENGTH)
          expect(message).not.toMatch(/<[/!?a-z]|https?:\/\/|[\n\p{Cc}]/iu)
          if (!suggestion || text.entity === 'executor') continue
          expect(suggestion.replacement.length).toBeLessThanOrEqual(MAX_SUGGESTION_LENGTH)
          const known = [text.text, text.step, asked.context.executor, asked.context.job]
            .join(' ')
            .toLowerCase()
          for (const digits of suggestion.replacement.match(/\d+/g) ?? []) expect(known).toContain(digits)
          expect(checkText(text.entity, suggestion.replacement)).toBeDefined()
        }
      }
    }),
    { numRuns: 1_000 },
  )
})
