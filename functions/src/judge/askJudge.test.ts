import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { askJudge } from './askJudge.ts'
import type { LanguageModel, ModelAnswer, ModelFailure } from './LanguageModel.ts'
import type { JudgeBatch } from './prompt/JudgeTask.ts'
import { NO_TOKENS } from './tokensOf.ts'

const batchOf = (id: string): JudgeBatch => ({
  context: { executor: 'Hosts', job: 'Seat guests' },
  texts: [{ id, entity: 'jobStep', text: 'Open the app' }],
})
const FOUND = JSON.stringify({
  answers: [{ id: 't1', rule: 'J5', verdict: 'breach', reason: 'An app is a solution.' }],
})
const failed = (more: Partial<ModelFailure> = {}, text = ''): ModelAnswer => ({
  text,
  failure: { problem: 'overloaded', reason: 'status 503', isPassing: true, retryAfter: null, ...more },
  tokens: NO_TOKENS,
})
const answering = (text: string): ModelAnswer => ({ text, failure: null, tokens: NO_TOKENS })

/**
 * Asks with a fake clock, which `sleep` advances.
 * @param spoken the answers in turn; the last one repeats
 */
async function ask(answers: readonly ModelAnswer[], batches = [batchOf('a')], seconds = 40) {
  const pauses: number[] = []
  let now = 0
  let asked = 0
  const model: LanguageModel = {
    ask: async () => answers[Math.min(asked++, answers.length - 1)] ?? answering(''),
  }
  const clock = {
    now: () => now,
    sleep: async (milliseconds: number) => {
      pauses.push(milliseconds)
      now += milliseconds
    },
  }
  const time = { clock, until: seconds * 1_000, signal: new AbortController().signal }
  const result = await askJudge(model, batches, STANDARD_RULES, time)
  return { ...result, pauses, timesAsked: asked }
}

test("returns the model's remarks by our ids", async () => {
  const { remarks, report, failure } = await ask([answering(FOUND)])
  expect(remarks.get('a')).toEqual([
    expect.objectContaining({ ruleId: 'J5', source: 'judge', message: 'An app is a solution.' }),
  ])
  expect(report).toEqual({ asked: 1, answered: 1, dropped: 0, failed: 0, unjudged: [] })
  expect(failure).toBeNull()
})

test('retries after a transient failure, with growing delays', async () => {
  const { report, pauses, failure } = await ask([failed(), failed(), answering(FOUND)])
  expect(report).toMatchObject({ answered: 1, failed: 0 })
  expect(pauses).toEqual([500, 1_000])
  expect(failure).toBeNull()
})

test('waits as long as Retry-After asks', async () => {
  expect((await ask([failed({ retryAfter: '7' }), answering(FOUND)])).pauses).toEqual([7_000])
})

test('does not wait longer than the time left', async () => {
  const { report, pauses, timesAsked } = await ask([failed({ retryAfter: '60' })])
  expect(pauses).toEqual([])
  expect(timesAsked).toBe(1)
  expect(report).toEqual({ asked: 1, answered: 0, dropped: 0, failed: 1, unjudged: ['a'] })
})

test('limits the number of retries', async () => {
  const { report, timesAsked } = await ask([failed()])
  expect(timesAsked).toBe(4)
  expect(report.failed).toBe(1)
})

test('sends nothing more after a permanent failure, and counts every question as failed', async () => {
  const batches = Array.from({ length: 50 }, (_, index) => batchOf(`${index}`))
  const { report, timesAsked, failure } = await ask(
    [failed({ isPassing: false, reason: 'status 401' })],
    batches,
  )
  expect(timesAsked).toBeLessThanOrEqual(4)
  expect(report).toMatchObject({ asked: 50, answered: 0, failed: 50 })
  expect(report.unjudged).toHaveLength(50)
  expect(failure?.reason).toBe('status 401')
})

test('uses the text received before the connection broke', async () => {
  const { remarks, timesAsked } = await ask([failed({}, FOUND)])
  expect(remarks.get('a')).toHaveLength(1)
  expect(timesAsked).toBe(1)
})

test('drops and counts malformed answers without a retry', async () => {
  const { report, timesAsked } = await ask([answering('I would rather write a poem.')])
  expect(report).toMatchObject({ answered: 0, dropped: 1, failed: 1 })
  expect(timesAsked).toBe(1)
})

test('sends every batch once, with limited concurrency', async () => {
  const batches = Array.from({ length: 12 }, (_, index) => batchOf(`${index}`))
  let underWay = 0
  let most = 0
  const model: LanguageModel = {
    ask: async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      return answering(FOUND)
    },
  }
  const clock = { now: () => 0, sleep: async () => {} }
  const time = { clock, until: 1, signal: new AbortController().signal }
  const { remarks } = await askJudge(model, batches, STANDARD_RULES, time)
  expect([...remarks.keys()]).toHaveLength(12)
  expect(most).toBe(4)
})
