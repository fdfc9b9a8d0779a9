import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { SIA_ANSWER_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import { createScriptedAnswers, WHOLE } from '../../test/sia/createScriptedAnswers.ts'
import { createTestClock } from '../../test/sia/createTestClock.ts'
import { STUDY } from '../../test/sia/openConversation.ts'
import type { Moderate } from '../moderation/Moderate.ts'
import type { AnswerQuestion, AnswerSource } from './AnswerSource.ts'
import { MODEL_SILENCE } from './createWatchdog.ts'
import { type AnswerUse, withFallback } from './withFallback.ts'
import { MODERATION_WITHIN, withLimits } from './withLimits.ts'

const QUESTION: AnswerQuestion = {
  study: STUDY,
  needs: null,
  said: ['Hello', 'I cook'],
  turns: [],
  earlier: [],
  isFirst: false,
  rules: STANDARD_RULES,
  newId: () => 'id',
  state: 'before',
}
const BY_RULES = { ...WHOLE, by: 'rules', verPrompt: '', state: 'ruled' } as const
const RULES: AnswerSource = {
  answer: async (_question, write) => {
    await write('Who does it?')
    return BY_RULES
  },
}

function ask(source: AnswerSource) {
  const member = new AbortController()
  const written: string[] = []
  const write = async (text: string) => {
    written.push(text)
  }
  const end = source.answer(QUESTION, write, member.signal)
  return { written, end, stop: () => member.abort(new Error('Stopped')) }
}

describe('the language model before the built-in coach', () => {
  function open() {
    const clock = createTestClock(0)
    const model = createScriptedAnswers()
    const uses: AnswerUse[] = []
    return {
      clock,
      model,
      uses,
      ...ask(withFallback({ model, rules: RULES, clock, record: (use) => uses.push(use) })),
    }
  }

  test('answers', async () => {
    const { model, written, end } = open()
    const asked = await model.asked
    await asked.write('What')
    await asked.write(' takes long?')
    asked.end()
    expect(await end).toEqual(WHOLE)
    expect(written.join('')).toBe('What takes long?')
  })

  test('that fails at once is replaced', async () => {
    const { model, written, end, uses } = open()
    ;(await model.asked).fail(new Error('401'))
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(written).toEqual(['Who does it?'])
    expect(uses).toEqual([{ problem: 'interrupted', tokens: { input: 0, output: 0 } }])
  })

  test('that says nothing is replaced', async () => {
    const { model, written, end } = open()
    const asked = await model.asked
    await asked.write('')
    asked.end()
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(written).toEqual(['Who does it?'])
  })

  test('that never starts is replaced, and cannot write afterwards', async () => {
    const { clock, model, written, end } = open()
    const asked = await model.asked
    await clock.pass(MODEL_SILENCE)
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(asked.signal.aborted).toBe(true)
    await expect(asked.write('Too late')).rejects.toThrow()
    expect(written).toEqual(['Who does it?'])
  })

  test('that has started may take its time', async () => {
    const { clock, model, end } = open()
    const asked = await model.asked
    await asked.write('What')
    void clock.sleep(MODEL_SILENCE, new AbortController().signal)
    await clock.pass(MODEL_SILENCE)
    asked.end()
    expect(await end).toEqual(WHOLE)
  })

  test('that fails after text is continued in the same sentence', async () => {
    const { model, written, end } = open()
    const asked = await model.asked
    await asked.write('What')
    asked.fail(new Error('Connection lost'))
    expect(await end).toMatchObject({
      status: 'whole',
      by: 'model',
      notice: 'modelInterrupted',
      state: 'ruled',
    })
    expect(written.join('')).toBe(
      'What … the language model broke off here, so I go on by myself.\n\nWho does it?',
    )
  })

  test('that fails when no more text fits leaves a cut answer', async () => {
    const { model, end } = open()
    const asked = await model.asked
    await asked.write('x'.repeat(SIA_ANSWER_MAX_LENGTH - 100))
    asked.fail(new Error('Connection lost'))
    expect(await end).toMatchObject({ status: 'cut', by: 'model', notice: null, state: 'before' })
  })

  test('is not replaced when the member stops', async () => {
    const { model, written, end, stop } = open()
    const asked = await model.asked
    stop()
    asked.fail(new Error('Aborted'))
    await expect(end).rejects.toThrow('Stopped')
    expect(written).toEqual([])
  })
})

describe('the language model within its limits', () => {
  const allow: Moderate = async () => ({ allowed: true })

  function open({
    moderate = allow,
    refusal = null,
  }: {
    moderate?: Moderate
    refusal?: 'member' | 'total' | Error | null
  } = {}) {
    const clock = createTestClock(0)
    const reserved: number[] = []
    const quota = {
      budget: async () => ({ left: 0, resetsAt: '' }),
      reserve: async (count: number) => {
        reserved.push(count)
        if (refusal instanceof Error) throw refusal
        return refusal
      },
    }
    const model = createScriptedAnswers()
    const reasons: string[] = []
    const record = (reason: string) => void reasons.push(reason)
    const source = withLimits({ model, rules: RULES, moderate, quota, uid: 'ada', clock, record })
    return { clock, model, reserved, reasons, ...ask(source) }
  }

  test('is asked about the latest message, and the answer is counted before', async () => {
    const moderated: string[] = []
    const { model, end, reserved } = open({
      moderate: async (text) => {
        moderated.push(text)
        return { allowed: true }
      },
    })
    const asked = await model.asked
    expect(moderated).toEqual(['I cook'])
    expect(reserved).toEqual([1])
    asked.end()
    expect(await end).toEqual(WHOLE)
  })

  test.each(['member', 'total'] as const)('is not asked beyond the quota of the %s', async (refusal) => {
    const { model, end, reasons } = open({ refusal })
    expect(await end).toEqual({ ...BY_RULES, notice: 'budgetSpent' })
    expect(reasons).toEqual(['budgetSpent'])
    expect(model.count).toBe(0)
  })

  test('is not asked if the answer cannot be counted', async () => {
    const { model, end } = open({ refusal: new Error('Database') })
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(model.count).toBe(0)
  })

  test('is not asked about a refused message, which is not counted', async () => {
    const { model, end, reserved } = open({ moderate: async () => ({ allowed: false, reason: 'violence' }) })
    expect(await end).toEqual({ ...BY_RULES, notice: 'refused' })
    expect([model.count, reserved]).toEqual([0, []])
  })

  test('is not asked if moderation fails', async () => {
    const { model, end } = open({ moderate: () => Promise.reject(new Error('500')) })
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(model.count).toBe(0)
  })

  test('is not asked if moderation is slow', async () => {
    const signals: AbortSignal[] = []
    const { clock, model, end } = open({
      moderate: (_text, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    await clock.pass(MODERATION_WITHIN)
    expect(await end).toEqual({ ...BY_RULES, notice: 'modelUnavailable' })
    expect(model.count).toBe(0)
    expect(signals[0]?.aborted).toBe(true)
  })

  test('nobody is asked after the member stopped', async () => {
    const { end, stop, written } = open({
      moderate: (_text, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    stop()
    await expect(end).rejects.toThrow('Stopped')
    expect(written).toEqual([])
  })
})
