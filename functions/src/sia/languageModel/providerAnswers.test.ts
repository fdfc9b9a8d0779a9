import { MODEL_PROBLEMS, type ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import { logger } from 'firebase-functions/v2'
import { openLanguageModel } from '../../judge/openLanguageModel.ts'
import { CLOCK } from '../../network/Clock.ts'
import type { ModelKind, ModelReply } from '../../test/modelServer/ModelReply.ts'
import { cutAt, refusing, saying, streaming } from '../../test/modelServer/modelScripts.ts'
import { questionOf } from '../../test/modelServer/startModelAnswer.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import { RULE_ANSWERS } from '../answers/ruleAnswers.ts'
import { type AnswerUse, withFallback } from '../answers/withFallback.ts'
import { askForTest } from '../modelAdmin/askForTest.ts'
import { openModelAnswers } from './openModelAnswers.ts'

const KINDS = ['openai', 'anthropic'] as const
const KEY = 'sk-the-key-nobody-may-see'

/** An error as the provider puts it into a body. */
const errorBody = (kind: ModelKind, type: string, message = `${KEY} is in here`): string =>
  JSON.stringify(
    kind === 'openai'
      ? { error: { message, type, code: type } }
      : { type: 'error', error: { type, message } },
  )
const errorInStream =
  (openai: string, anthropic: string) =>
  (kind: ModelKind): ModelReply =>
    kind === 'openai'
      ? streaming(`data: ${errorBody(kind, openai)}\n\n`)
      : streaming(`event: error\ndata: ${errorBody(kind, anthropic)}\n\n`)
const status =
  (code: number, type = 'scripted', message?: string) =>
  (kind: ModelKind): ModelReply =>
    refusing(code, {}, errorBody(kind, type, message))
const page: ModelReply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  pieces: ['<!doctype html><title>Welcome</title>'],
  ending: 'end',
}

/** What a provider may answer, and what it means. The last column: whether the judge asks again. */
const TABLE: readonly (readonly [string, (kind: ModelKind) => ModelReply, ModelProblemKind, boolean])[] = [
  ['400', status(400), 'requestRefused', false],
  ['400 with too long a prompt', status(400, 'context_length_exceeded'), 'tooLong', false],
  ['400 by a content filter', status(400, 'content_filter'), 'contentRefused', false],
  ['400 for an unknown model', status(400, 'x', 'The model `a` does not exist'), 'modelUnknown', false],
  ['400 without credit', status(400, 'x', 'Your credit balance is too low'), 'quotaSpent', false],
  ['401', status(401), 'keyRefused', false],
  ['402', status(402), 'quotaSpent', false],
  ['403', status(403), 'keyRefused', false],
  ['404', status(404), 'modelUnknown', false],
  ['404 in words', status(404, 'not_found_error'), 'modelUnknown', false],
  ['408', status(408), 'timedOut', false],
  ['413', status(413), 'tooLong', false],
  ['422', status(422), 'requestRefused', false],
  ['429', status(429), 'rateLimited', true],
  ['429 without credit', status(429, 'insufficient_quota'), 'quotaSpent', false],
  ['500', status(500), 'overloaded', true],
  [
    '502 with a page',
    () => refusing(502, { 'content-type': 'text/html' }, '<h1>Bad gateway'),
    'overloaded',
    true,
  ],
  ['503', status(503), 'overloaded', true],
  ['504', status(504), 'timedOut', false],
  ['529', status(529, 'overloaded_error'), 'overloaded', true],
  ['a redirect', () => refusing(302, { location: 'https://elsewhere.test' }), 'unreachable', true],
  ['a web page', () => page, 'malformed', false],
  ['one object', (kind) => refusing(200, {}, errorBody(kind, 'x')), 'malformed', false],
  [
    'a rate limit in the stream',
    errorInStream('rate_limit_exceeded', 'rate_limit_error'),
    'rateLimited',
    true,
  ],
  ['overload in the stream', errorInStream('server_error', 'overloaded_error'), 'overloaded', true],
  [
    'a wrong key in the stream',
    errorInStream('invalid_api_key', 'authentication_error'),
    'keyRefused',
    false,
  ],
  ['an empty stream', () => streaming(''), 'interrupted', true],
  ['a stream of nonsense', () => streaming('data: {"a":', '\n\ndata: 7\n\n'), 'malformed', false],
  ['a lost connection', (kind) => cutAt(kind, { text: 'Hosts' }, 30, 'break'), 'interrupted', true],
  ['nothing to say', (kind) => saying(kind, {}), 'empty', false],
  ['a refusal of the content', (kind) => saying(kind, { end: 'refused' }), 'contentRefused', false],
  ['the end of its tokens', (kind) => saying(kind, { end: 'tooLong' }), 'tooLong', false],
]

const logged: string[] = []
let server: ModelServer

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(logger, level).mockImplementation((...entry) => void logged.push(JSON.stringify(entry)))
  }
  server = await startModelServer(() => page)
})
afterAll(() => server.release())

const settingsOf = (kind: ModelKind, url = server.url) => ({
  url,
  model: 'scripted',
  kind,
  key: KEY,
  seconds: 40,
})

/** Lets the coach answer: the text that was written, and what was counted. */
async function coachAnswer(kind: ModelKind, url?: string) {
  const model = openModelAnswers({ settings: settingsOf(kind, url) })
  if (model === null) throw new Error('There is no source.')
  const uses: AnswerUse[] = []
  const source = withFallback({ model, rules: RULE_ANSWERS, clock: CLOCK, record: (use) => uses.push(use) })
  let text = ''
  const write = async (more: string) => {
    text += more
  }
  const end = await source.answer(questionOf(), write, new AbortController().signal)
  return { end, text, uses }
}

const judgeAnswer = (kind: ModelKind, url?: string) =>
  openLanguageModel(settingsOf(kind, url)).ask({ system: 's', prompt: 'p' }, AbortSignal.timeout(20_000))

describe.each(KINDS)('a provider that speaks as %s and answers with', (kind) => {
  test.each(TABLE)('%s', async (_name, reply, problem, asksAgain) => {
    logged.length = 0
    server.follow(() => reply(kind))
    const coach = await coachAnswer(kind)
    expect(coach.uses.map((use) => use.problem)).toEqual([problem])
    // The coach waits for no second attempt: the built-in coach answers.
    expect(server.requests).toHaveLength(1)
    expect(coach.end).toMatchObject({ status: 'whole', by: 'rules', notice: 'modelUnavailable' })
    expect(coach.text).not.toBe('')

    const judged = await judgeAnswer(kind)
    expect(judged).toMatchObject({ text: '', failure: { problem, isPassing: asksAgain } })
    expect(MODEL_PROBLEMS[problem].isPassing).toBe(asksAgain)

    const tested = await askForTest(settingsOf(kind), { signal: AbortSignal.timeout(20_000), now: CLOCK.now })
    expect(tested).toMatchObject({ problem, callsTools: false })
    expect(JSON.stringify([coach, judged, tested, logged])).not.toContain(KEY)
  })

  test('nothing, because nobody listens there', async () => {
    const closed = await startModelServer(() => page)
    await closed.release()
    const { uses, end } = await coachAnswer(kind, closed.url)
    expect(uses).toMatchObject([{ problem: 'unreachable' }])
    expect(end.notice).toBe('modelUnavailable')
    const judged = await judgeAnswer(kind, closed.url)
    expect(judged.failure).toMatchObject({ problem: 'unreachable', isPassing: true })
  })

  test('silence, in time for the judge and the test', async () => {
    server.follow(() => ({ ...streaming(), ending: 'hang' }))
    const signal = AbortSignal.timeout(200)
    const judged = await openLanguageModel(settingsOf(kind)).ask({ system: 's', prompt: 'p' }, signal)
    expect(judged.failure).toMatchObject({ problem: 'timedOut', isPassing: false })
    const tested = await askForTest(settingsOf(kind), { signal: AbortSignal.timeout(200), now: CLOCK.now })
    expect(tested.problem).toBe('timedOut')
  })
})
