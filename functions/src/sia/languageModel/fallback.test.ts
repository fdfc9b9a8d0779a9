import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import { logger } from 'firebase-functions/v2'
import { CLOCK } from '../../network/Clock.ts'
import type { ModelKind, ModelReply, ModelScript } from '../../test/modelServer/ModelReply.ts'
import {
  calling,
  cutAt,
  endless,
  inTurn,
  refusing,
  silent,
  slowly,
} from '../../test/modelServer/modelScripts.ts'
import { questionOf, startModelAnswer } from '../../test/modelServer/startModelAnswer.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import { RULE_ANSWERS } from '../answers/ruleAnswers.ts'
import { type AnswerUse, withFallback } from '../answers/withFallback.ts'
import { ENGLISH } from '../coach/language/ENGLISH.ts'
import { coachReply } from '../coach/path/coachReply.ts'
import { openModelAnswers } from './openModelAnswers.ts'

const KINDS = ['openai', 'anthropic'] as const
const STATEMENT = 'Minimize the time it takes to find a free table when the restaurant is full'
const draft = (text: string) => ({
  text: 'Here is a draft.',
  calls: [
    calling('propose_edits', {
      edits: [{ kind: 'addStatement', target: 's1', text, reason: 'You said so.' }],
    }),
  ],
})
const CLOSING = { text: 'Does it fit?' }
const WHOLE = { status: 'whole', by: 'model', notice: null }
const CUT = { status: 'cut', by: 'model', notice: null }
const CONTINUED = { status: 'whole', by: 'model', notice: 'modelInterrupted' }
const INSTEAD = { status: 'whole', by: 'rules', notice: 'modelUnavailable' }
const cut = (bytes: number, ending: 'end' | 'break' | 'hang') => (kind: ModelKind) => () =>
  cutAt(kind, CLOSING, bytes, ending)
const always = (script: ModelScript) => () => script

/** Behavior of the model, end of the answer, and elapsed time: before the first text, or after it. */
const TABLE: readonly [
  name: string,
  script: (kind: ModelKind) => ModelScript,
  end: object,
  proposals: number,
  passes: 'nothing' | 'before' | 'after',
  problem: ModelProblemKind | null,
][] = [
  ['good', always(inTurn(draft(STATEMENT), CLOSING)), WHOLE, 1, 'nothing', null],
  ['slow', always(slowly(CLOSING, 1)), WHOLE, 0, 'nothing', null],
  ['silent', always(silent), INSTEAD, 0, 'before', 'timedOut'],
  ['silent after a while', cut(500, 'hang'), CONTINUED, 0, 'after', 'timedOut'],
  ['cut before its text', cut(20, 'break'), INSTEAD, 0, 'nothing', 'interrupted'],
  ['ended before its text', cut(20, 'end'), INSTEAD, 0, 'nothing', 'interrupted'],
  ['cut in its text', cut(500, 'break'), CONTINUED, 0, 'nothing', 'interrupted'],
  ['without a key', () => () => refusing(401), INSTEAD, 0, 'nothing', 'keyRefused'],
  ['busy', () => () => refusing(429, { 'retry-after': '30' }), INSTEAD, 0, 'nothing', 'rateLimited'],
  ['broken', () => () => refusing(500), INSTEAD, 0, 'nothing', 'overloaded'],
  [
    'calling unknown tools',
    always(inTurn({ calls: [calling('accept', {})] })),
    INSTEAD,
    0,
    'nothing',
    'malformed',
  ],
  [
    'talking and calling unknown tools',
    always(inTurn({ text: 'So: ', calls: [calling('x', {})] })),
    CONTINUED,
    0,
    'nothing',
    'malformed',
  ],
  ['empty', always(inTurn({})), INSTEAD, 0, 'nothing', 'empty'],
  ['endless', always(endless), CUT, 0, 'nothing', 'tooLong'],
  [
    'obeying a statement',
    always(inTurn(draft(`${STATEMENT} https://evil.example`), CLOSING)),
    WHOLE,
    0,
    'nothing',
    null,
  ],
  ['inventing facts', always(inTurn(draft(`${STATEMENT} at Luigi`), CLOSING)), WHOLE, 0, 'nothing', null],
]

beforeAll(() => {
  jest.spyOn(logger, 'warn').mockImplementation(() => {})
})

describe.each(KINDS)('with a model that speaks as %s', (kind) => {
  test.each(TABLE)('and is %s, the answer ends', async (...row) => {
    const [, script, end, proposals, passes, problem] = row
    const uses: AnswerUse[] = []
    const { ended, begun, clock, text } = startModelAnswer(kind, script(kind), {
      around: (source, time) =>
        withFallback({ model: source, rules: RULE_ANSWERS, clock: time, record: (use) => uses.push(use) }),
    })
    if (passes === 'after') await begun
    if (passes !== 'nothing') await clock.pass(15_000)
    const result = await ended
    expect(result).toMatchObject(end)
    const question = questionOf()
    const byRules = coachReply(question, question.state, ENGLISH).turn.proposals.length
    expect(result.proposals).toHaveLength(end === INSTEAD || end === CONTINUED ? byRules : proposals)
    expect(text()).not.toBe('')
    expect(uses).toMatchObject([{ problem }])
    // Nothing waits any more.
    expect(clock.now()).toBeLessThan(60_000)
  })
})

describe.each(KINDS)('a model that speaks as %s', (kind) => {
  test('and only calls tools for more than 15 seconds is not slow', async () => {
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const answers = inTurn({ calls: [calling('read_study', { step: 's1' })] }, CLOSING)
    const run = startModelAnswer(
      kind,
      (request) => ({ ...answers(request), pieces: late(request.index, answers(request).pieces) }),
      {
        around: (source, time) =>
          withFallback({ model: source, rules: RULE_ANSWERS, clock: time, record: () => {} }),
      },
    )
    async function* late(round: number, pieces: ModelReply['pieces']) {
      begun[round]?.resolve()
      await run.clock.sleep(10_000, new AbortController().signal)
      yield* pieces
    }
    for (const { promise } of begun) {
      await promise
      await run.clock.pass(10_000)
    }
    expect(await run.ended).toMatchObject(WHOLE)
    expect(run.text()).toBe(CLOSING.text)
  })
})

describe.each(KINDS)('an answer of a model that speaks as %s', (kind) => {
  test('which cannot be written fails with that error, and is not logged as a failure of the model', async () => {
    jest.mocked(logger.warn).mockClear()
    const lost = new Error('The connection was lost.')
    const { ended } = startModelAnswer(kind, inTurn(CLOSING), {
      around: (source, time) =>
        withFallback({ model: source, rules: RULE_ANSWERS, clock: time, record: () => {} }),
      onWrite: () => Promise.reject(lost),
    })
    await expect(ended).rejects.toBe(lost)
    expect(logger.warn).not.toHaveBeenCalled()
  })
})

describe.each(KINDS)('over the network as %s', (kind) => {
  let server: ModelServer

  beforeAll(async () => {
    server = await startModelServer(inTurn(draft(STATEMENT), CLOSING))
  })
  afterAll(() => server.release())

  test('the model answers, and gets the key', async () => {
    const source = openModelAnswers({
      settings: { url: server.url, model: 'scripted', kind, key: 'the-key', seconds: 40 },
      clock: CLOCK,
    })
    const end = await source?.answer(questionOf(), async () => {}, new AbortController().signal)
    expect(end).toMatchObject({ ...WHOLE, proposals: [{ edit: { text: STATEMENT } }] })
    expect(server.requests.map((request) => request.kind)).toEqual([kind, kind])
  })

  test('an endless answer is cut, and one that breaks fails', async () => {
    const source = openModelAnswers({
      settings: { url: server.url, model: 'scripted', kind, key: 'the-key', seconds: 40 },
    })
    const ask = () => source?.answer(questionOf(), async () => {}, new AbortController().signal)
    server.follow(endless)
    expect(await ask()).toMatchObject(CUT)
    server.follow(() => cutAt(kind, CLOSING, 20, 'break'))
    await expect(ask()).rejects.toMatchObject({ name: 'ModelAnswerError' })
  })
})
