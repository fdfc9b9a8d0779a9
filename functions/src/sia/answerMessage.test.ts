import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { SIA_ANSWER_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import { type SharedCloud, sharedLocalCloud } from '../../../tools/build/jest/localCloud.ts'
import { createScriptedAnswers } from '../test/sia/createScriptedAnswers.ts'
import { createTestClock } from '../test/sia/createTestClock.ts'
import { type Conversation, openConversation } from '../test/sia/openConversation.ts'
import { until } from '../test/until.ts'
import { ANSWER_TIME, answerMessage } from './answerMessage.ts'
import type { AnswerSource } from './answers/AnswerSource.ts'
import { RULE_ANSWERS } from './answers/ruleAnswers.ts'

const NOW = '2026-06-01T10:00:00.000Z'
const LATER = '2026-06-01T10:00:34.000Z'

let cloud: SharedCloud
let conversation: Conversation

beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
beforeEach(async () => {
  conversation = await openConversation(cloud)
  await conversation.say('hello', 'I run a restaurant')
})
afterEach(() => conversation.release())

function chat(answers: AnswerSource, answerId = 'answer', messageId = 'hello', at = NOW) {
  const clock = createTestClock(Date.parse(at))
  const line = new AbortController()
  const received: string[] = []
  const client = {
    signal: line.signal,
    send: async ({ text }: { readonly text: string }) => {
      if (line.signal.aborted) throw new Error('The client is gone.')
      received.push(text)
    },
  }
  const { firestore, member, ask } = conversation
  const result = answerMessage(ask(messageId, answerId), member, {
    firestore,
    clock,
    rules: STANDARD_RULES,
    answers,
    quota: null,
    client,
  })
  return { clock, received, result, disconnect: () => line.abort() }
}

/** Waits until the stored answer has these fields. */
async function untilStored(fields: Readonly<Record<string, unknown>>, id = 'answer'): Promise<void> {
  const isThere = async () => {
    const stored = await conversation.stored(id)
    return Object.entries(fields).every(([key, value]) => stored?.[key] === value)
  }
  await until(isThere)
}

test('the built-in coach answers in one piece, and the answer is stored', async () => {
  const { result, received } = chat(RULE_ANSWERS)
  const { status, answer, budget } = await result
  expect({ status, budget }).toEqual({ status: 'whole', budget: null })
  expect(answer).toMatchObject({ role: 'coach', parentId: 'hello', by: 'rules', notice: null })
  expect(received).toEqual([answer.text])
  expect(await conversation.stored('answer')).toEqual(answer)
})

test('an answer is streamed, and stored at most every three seconds while it grows', async () => {
  const answers = createScriptedAnswers()
  const { clock, received, result } = chat(answers)
  const asked = await answers.asked
  expect(await conversation.stored('answer')).toMatchObject({
    status: 'growing',
    text: '',
    growsUntil: '2026-06-01T10:00:30.000Z',
  })
  await asked.write('One')
  await asked.write(' two')
  expect(received).toEqual(['One', ' two'])
  expect(await conversation.stored('answer')).toMatchObject({ text: '' })
  await clock.pass(3_000)
  await untilStored({ text: 'One two', status: 'growing', growsUntil: '2026-06-01T10:00:33.000Z' })
  await asked.write(' three')
  asked.end({ choices: ['Yes', 'No'] })
  const { status, answer } = await result
  expect(status).toBe('whole')
  expect(answer).toMatchObject({ text: 'One two three', choices: ['Yes', 'No'], by: 'model', state: 'next' })
  expect(await conversation.stored('answer')).toEqual(answer)
})

test('an answer without text for long is not lost', async () => {
  const answers = createScriptedAnswers()
  const { clock, result } = chat(answers)
  const asked = await answers.asked
  for (let second = 0; second < 12; second += 3) await clock.pass(3_000)
  await untilStored({ growsUntil: '2026-06-01T10:00:42.000Z' })
  asked.end()
  await result
})

describe('the same answerId', () => {
  test('twice at once is one answer', async () => {
    const answers = createScriptedAnswers()
    const calls = [chat(answers), chat(answers)].map(({ result }) => result)
    const other = await Promise.race(calls)
    expect(other.status).toBe('growing')
    const asked = await answers.asked
    await asked.write('Hello')
    asked.end()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['growing', 'whole'])
    expect(answers.count).toBe(1)
  })

  test('again is the same answer', async () => {
    const { answer } = await chat(RULE_ANSWERS).result
    const again = createScriptedAnswers()
    expect(await chat(again).result).toEqual({ status: 'whole', answer, budget: null })
    expect(again.count).toBe(0)
  })

  test('after the answer stopped growing marks it as cut', async () => {
    const lost = createScriptedAnswers()
    const first = chat(lost)
    const asked = await lost.asked
    await asked.write('Half a')
    await first.clock.pass(3_000)
    await untilStored({ text: 'Half a' })

    const again = createScriptedAnswers()
    expect((await chat(again, 'answer', 'hello', '2026-06-01T10:00:30.000Z').result).status).toBe('growing')
    expect(await chat(again, 'answer', 'hello', LATER).result).toMatchObject({
      status: 'cut',
      answer: { text: 'Half a', status: 'cut' },
    })
    expect(again.count).toBe(0)

    // The process that wrote it has ended.
    await first.clock.pass(3_000)
    expect((await first.result).status).toBe('cut')
    expect(asked.signal.aborted).toBe(true)
  })

  test('for another message is refused', async () => {
    await chat(RULE_ANSWERS).result
    await conversation.say('other', 'Something else')
    await expect(chat(RULE_ANSWERS, 'answer', 'other').result).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    await expect(chat(RULE_ANSWERS, 'hello', 'hello').result).rejects.toMatchObject({
      code: 'invalid-argument',
    })
    expect(await conversation.stored('hello')).toMatchObject({ role: 'member' })
  })
})

test('two answerIds for a message are two branches', async () => {
  const [one, two] = await Promise.all([chat(RULE_ANSWERS, 'one').result, chat(RULE_ANSWERS, 'two').result])
  expect(await conversation.stored('one')).toEqual(one.answer)
  expect(await conversation.stored('two')).toEqual(two.answer)
})

test.each(['missing', 'answer'])('a message that is not stored is not found: %s', async (messageId) => {
  await chat(RULE_ANSWERS).result
  await expect(chat(RULE_ANSWERS, 'next', messageId).result).rejects.toMatchObject({ code: 'not-found' })
  expect(await conversation.stored('next')).toBeUndefined()
})

describe('Stop', () => {
  test('in another tab stops the source within a second and stores what is there', async () => {
    const answers = createScriptedAnswers()
    const { clock, result } = chat(answers)
    const asked = await answers.asked
    await asked.write('Half a')
    await conversation.set('answer', { stopRequested: true })
    await clock.pass(3_000)
    expect(await result).toMatchObject({ status: 'stopped', answer: { text: 'Half a' } })
    expect(asked.signal.aborted).toBe(true)
    await expect(asked.write(' word')).rejects.toThrow()
    expect(await conversation.stored('answer')).toMatchObject({ status: 'stopped', text: 'Half a' })
  })

  test('that reaches the database before the abort stops at once', async () => {
    const answers = createScriptedAnswers()
    const { result, disconnect } = chat(answers)
    await (await answers.asked).write('Half a')
    await conversation.set('answer', { stopRequested: true })
    disconnect()
    expect((await result).status).toBe('stopped')
  })

  test('that reaches the database after the abort stops within a quarter of a second', async () => {
    const answers = createScriptedAnswers()
    const { clock, result, disconnect } = chat(answers)
    await (await answers.asked).write('Half a')
    disconnect()
    await untilStored({ text: 'Half a' })
    await conversation.set('answer', { stopRequested: true })
    await clock.pass(250)
    expect((await result).status).toBe('stopped')
  })
})

test('a disconnected client finds the whole answer in the database', async () => {
  const answers = createScriptedAnswers()
  const { result, disconnect, received } = chat(answers)
  const asked = await answers.asked
  await asked.write('Half')
  disconnect()
  await untilStored({ text: 'Half', status: 'growing' })
  expect(asked.signal.aborted).toBe(false)
  await asked.write(' and whole')
  asked.end()
  expect((await result).status).toBe('whole')
  expect(received).toEqual(['Half'])
  expect(await conversation.stored('answer')).toMatchObject({ status: 'whole', text: 'Half and whole' })
})

test('a client that reads nothing does not hold up the answer', async () => {
  const { firestore, member, ask } = conversation
  const client = { signal: new AbortController().signal, send: () => new Promise<never>(() => {}) }
  const clock = createTestClock(Date.parse(NOW))
  const all = { firestore, clock, rules: STANDARD_RULES, answers: RULE_ANSWERS, quota: null, client }
  expect((await answerMessage(ask('hello', 'answer'), member, all)).status).toBe('whole')
})

describe('an answer ends with what is there', () => {
  test.each(['', 'Half a'])('when its source fails after %j', async (text) => {
    const answers = createScriptedAnswers()
    const { result } = chat(answers)
    const asked = await answers.asked
    await asked.write(text)
    asked.fail(new Error('Out of ideas'))
    expect(await result).toMatchObject({ status: 'cut', answer: { text, status: 'cut' } })
    expect(await conversation.stored('answer')).toMatchObject({ status: 'cut', text })
  })

  test('before the function is ended', async () => {
    const answers = createScriptedAnswers()
    const { clock, result } = chat(answers)
    const asked = await answers.asked
    await asked.write('Half a')
    await clock.pass(ANSWER_TIME)
    expect(await result).toMatchObject({ status: 'cut', answer: { text: 'Half a' } })
    expect(asked.signal.aborted).toBe(true)
  })

  test('when it is endless', async () => {
    const answers = createScriptedAnswers()
    const { result } = chat(answers)
    const { write, signal } = await answers.asked
    const piece = 'x'.repeat(999)
    const writing = (async () => {
      for (;;) await write(piece)
    })()
    await expect(writing).rejects.toThrow('too long')
    expect((await result).status).toBe('cut')
    expect(signal.aborted).toBe(true)
    expect((await conversation.stored('answer'))?.text).toHaveLength(SIA_ANSWER_MAX_LENGTH)
  })
})

test('a session that is deleted meanwhile gets no answer', async () => {
  const answers = createScriptedAnswers()
  const { clock, result } = chat(answers)
  const asked = await answers.asked
  await conversation.deleteAll()
  await clock.pass(3_000)
  await expect(result).rejects.toMatchObject({ code: 'not-found' })
  expect(asked.signal.aborted).toBe(true)
  expect(await conversation.stored('answer')).toBeUndefined()
})

test('decisions of the member survive the end of the answer', async () => {
  const answers = createScriptedAnswers()
  const { result } = chat(answers)
  const asked = await answers.asked
  const decisions = { one: { kind: 'rejected' } }
  await conversation.set('answer', { decisions })
  asked.end()
  expect((await result).answer).toMatchObject({ decisions, status: 'whole' })
  expect(await conversation.stored('answer')).toMatchObject({ decisions, status: 'whole' })
})
