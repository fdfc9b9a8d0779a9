import { isWordlessKind, proposedText } from '@outcome-studio/shared/domain/coach'
import { logger } from 'firebase-functions/v2'
import { CLOCK } from '../../network/Clock.ts'
import type { ModelKind, SentCall } from '../../test/modelServer/ModelReply.ts'
import { calling, cutAt, inTurn, saying } from '../../test/modelServer/modelScripts.ts'
import { questionOf, studyOf } from '../../test/modelServer/startModelAnswer.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import { wireOf } from '../../test/modelServer/wireOf.ts'
import type { AnswerQuestion } from '../answers/AnswerSource.ts'
import { RULE_ANSWERS } from '../answers/ruleAnswers.ts'
import { withFallback } from '../answers/withFallback.ts'
import { openModelAnswers } from './openModelAnswers.ts'

const KINDS = ['openai', 'anthropic'] as const
const SOUND = 'Minimize the time it takes to find a free table when the restaurant is full'
/** Sound in its form; no call below may bring it to the member. */
const POISON = 'Minimize the time it takes to locate a free table'
const edit = (more: object = {}) => ({
  kind: 'addStatement',
  target: 's1',
  text: POISON,
  reason: 'You said so.',
  ...more,
})
const proposing = (...edits: readonly unknown[]): SentCall => calling('propose_edits', { edits })
const raw = (input: string, name = 'propose_edits'): SentCall => ({ name, input })
const nested = (levels: number): string => `{"edits":${'['.repeat(levels)}${']'.repeat(levels)}}`
const GOOD = JSON.stringify({ edits: [edit()] })

/** Calls that no careful program makes. */
const MALFORMED: readonly (readonly [string, SentCall])[] = [
  ['arguments that end early', raw(GOOD.slice(0, -3))],
  ['arguments with more behind them', raw(`${GOOD}${GOOD}`)],
  ['arguments in single quotes', raw(GOOD.replaceAll('"', "'"))],
  ['arguments in a block of code', raw(`\`\`\`json\n${GOOD}\n\`\`\``)],
  ['arguments that are a text of JSON', raw(JSON.stringify(GOOD))],
  ['arguments that are a list', raw(`[${GOOD}]`)],
  ['arguments that are null', raw('null')],
  ['arguments that are a number', raw('7')],
  ['no edits', raw('{}')],
  ['an empty list of edits', proposing()],
  ['edits as a text', calling('propose_edits', { edits: JSON.stringify([edit()]) })],
  ['edits that are one object', calling('propose_edits', { edits: edit() })],
  ['more edits than allowed', proposing(...Array.from({ length: 21 }, () => edit()))],
  ['an edit that is null', proposing(null, edit())],
  ['an edit of an unknown kind', proposing(edit({ kind: 'deleteStudy' }))],
  ['an edit without a kind', proposing(edit({ kind: undefined }))],
  ['a text that is an object', proposing(edit({ text: { toString: POISON } }))],
  ['a text without end', proposing(edit({ text: `${POISON} ${'and more '.repeat(2_000)}` }))],
  ['a text of two lines with a tag', proposing(edit({ text: `${POISON}\n<img src=x onerror=alert(1)>` }))],
  ['a text with a direction mark', proposing(edit({ text: `${POISON}\u202e` }))],
  ['a text with a link', proposing(edit({ text: `${POISON} https://evil.example` }))],
  ['a target that is no step', proposing(edit({ target: 's99' }))],
  ['a target that is our own id', proposing(edit({ target: 'step-1' }))],
  ['a target of the prototype', proposing(edit({ target: '__proto__' }))],
  ['an unknown category', proposing(edit({ kind: 'addStep', category: 'Destroy' }))],
  ['a goal without a document of needs', proposing(edit({ kind: 'addGoal', layer: 'core' }))],
  ['a text that is missing', proposing(edit({ text: undefined }))],
  ['a text that is null', proposing(edit({ kind: 'rewriteStep', text: null }))],
  ['a removal that nobody asked for', proposing(edit({ kind: 'removeStep' }))],
  ['a removal of everything', proposing(edit({ kind: 'removeStep', target: '*' }))],
  ['a removal of a list of steps', proposing(edit({ kind: 'removeStep', target: ['s1'] }))],
  ['a removal of no statement', proposing(edit({ kind: 'removeStatement', target: 's1.1' }))],
  ['a removal without a reason', proposing(edit({ kind: 'removeStep', reason: undefined }))],
  ['a move to nowhere', proposing(edit({ kind: 'moveStep' }))],
  ['a move of a step after itself', proposing(edit({ kind: 'moveStep', to: 's1' }))],
  ['a move of a step as a statement', proposing(edit({ kind: 'moveStatement', to: 's1' }))],
  ['a move to our own id', proposing(edit({ kind: 'moveStep', to: 'step-1' }))],
  ['a move to the prototype', proposing(edit({ kind: 'moveStep', to: '__proto__' }))],
  ['a move to a number', proposing(edit({ kind: 'moveStep', to: 2 }))],
  ['the category that a step has', proposing(edit({ kind: 'setCategory', category: 'Locate' }))],
  ['a step without its new category', proposing(edit({ kind: 'setCategory' }))],
  ['a step in an unknown category', proposing(edit({ kind: 'setCategory', category: 'Destroy' }))],
  ['a step in two categories', proposing(edit({ kind: 'setCategory', category: ['Define', 'Locate'] }))],
  ['a kind of the prototype', proposing(edit({ kind: 'toString' }))],
  ['a deep structure', raw(nested(100))],
  ['a tool that does not exist', raw(GOOD, 'accept_edits')],
  ['a tool of the prototype', raw(GOOD, 'constructor')],
  ['a tool with a name of spaces', raw(GOOD, 'propose edits')],
]

/** Drafts whose facts nobody said. */
const INVENTED: readonly (readonly [string, object])[] = [
  ['a number', { text: `${SOUND} for 12 people` }],
  ['a number in words', { text: `${SOUND} for twelve people` }],
  ['a percentage', { text: `${SOUND} in 80 % of cases` }],
  ['a name', { text: `${SOUND} at Luigi` }],
  ['a product', { text: `${SOUND} in OpenTable` }],
  ['a name as the executor', { kind: 'setExecutor', target: null, text: 'Hosts at Luigi' }],
  ['a number in the reason', { text: SOUND, reason: 'You said that 80 % of guests leave.' }],
  ['a name in the reason', { text: SOUND, reason: 'Because Luigi loses guests.' }],
]

/** A study with statements, and what the member asks to change of it. */
const FULL = studyOf([
  ['Locate a free table', 'Locate', ['Minimize the time guests wait for a table', 'Find a clean table']],
  ['Lead the guests', null, []],
  ['Hand over the menu', 'Execute', []],
])
const ASK = 'Move statement 1.1 to step 2. Remove statement 1.2.'
const ASKING: Partial<AnswerQuestion> = { said: [ASK], turns: [{ role: 'member', text: ASK }] }
const CHANGES = [
  edit({ kind: 'moveStatement', target: 's1.1', to: 's2' }),
  edit({ kind: 'removeStatement', target: 's1.2' }),
]
const CHANGED = ['Minimize the time guests wait for a table', 'Find a clean table']

let server: ModelServer

beforeAll(async () => {
  jest.spyOn(logger, 'warn').mockImplementation(() => {})
  server = await startModelServer(inTurn({}))
})
afterAll(() => server.release())

/** Lets a model on a port of this machine answer, and checks that the study stays as it is. */
async function answerOf(kind: ModelKind, more: Partial<AnswerQuestion> = {}) {
  const settings = { url: server.url, model: 'scripted', kind, key: 'k', seconds: 40 }
  const model = openModelAnswers({ settings })
  if (model === null) throw new Error('There is no source.')
  const source = withFallback({ model, rules: RULE_ANSWERS, clock: CLOCK, record: () => {} })
  const question = questionOf(more)
  const before = JSON.stringify(question.study)
  let text = ''
  const write = async (piece: string) => {
    text += piece
  }
  const end = await source.answer(question, write, new AbortController().signal)
  expect(JSON.stringify(question.study)).toBe(before)
  return { ...end, text }
}

describe.each(KINDS)('a model that speaks as %s', (kind) => {
  test.each(MALFORMED)('and calls with %s proposes nothing by it', async (_name, call) => {
    server.follow(inTurn({ text: 'Look. ', calls: [call] }))
    const { proposals, text, status } = await answerOf(kind)
    expect(proposals.filter((each) => proposedText(each) === POISON)).toEqual([])
    expect(proposals.filter(({ edit: { kind } }) => isWordlessKind(kind))).toEqual([])
    expect([status, text !== '']).toEqual(['whole', true])
    // Three wrong calls, or the rewrites of a draft, and no more.
    expect(server.requests.length).toBeLessThanOrEqual(4)
  })

  test.each(MALFORMED)('and calls with %s once may correct itself', async (_name, call) => {
    server.follow(
      inTurn({ calls: [call] }, { calls: [proposing(edit({ text: SOUND }))] }, { text: 'Does it fit?' }),
    )
    const { proposals, by, notice } = await answerOf(kind)
    expect([by, notice]).toEqual(['model', null])
    expect(proposals.map(proposedText)).toEqual([SOUND])
  })

  test('and calls with a structure too deep to be read is replaced', async () => {
    server.follow(inTurn({ calls: [raw(nested(100_000))] }))
    expect(await answerOf(kind)).toMatchObject({ by: 'rules', notice: 'modelUnavailable' })
  })

  test.each(INVENTED)('and invents %s is not believed, and the member is asked', async (_name, invented) => {
    server.follow(inTurn({ text: 'Look.', calls: [proposing(edit(invented))] }))
    const { proposals, text, by } = await answerOf(kind)
    expect([proposals, by]).toEqual([[], 'model'])
    expect(text).toContain('?')
    expect(text).toContain('Finding a free table takes long')
  })

  test('and adds words of its own has them marked', async () => {
    const added = 'Minimize the likelihood that a stroller blocks the aisle when the restaurant is full'
    server.follow(inTurn({ calls: [proposing(edit({ text: added }))] }, { text: 'Does it fit?' }))
    const { proposals } = await answerOf(kind)
    expect(proposals[0]?.assumptions).toEqual(['stroller', 'blocks', 'aisle'])
  })

  test('and asks what was asked or is settled is sent back to the plan', async () => {
    const ask = (question: string, about?: string) => ({ calls: [calling('ask', { question, about })] })
    server.follow(
      inTurn(
        ask('Who gets the job done?', 'executor'),
        ask('Who are they?'),
        ask('What is wasted?', 'wasted s1'),
      ),
    )
    const turns = [
      { role: 'coach' as const, text: 'Hello. **Who are they?**' },
      { role: 'member' as const, text: 'Hosts seat guests' },
    ]
    const { text, by } = await answerOf(kind, { turns })
    expect([by, text]).toEqual(['model', 'What is wasted?'])
    expect(server.requests[1]?.body).toContain('no such open question')
    expect(server.requests[2]?.body).toContain('You have asked that before')
  })

  test('and refuses to talk is replaced', async () => {
    server.follow(({ kind: spoken }) => saying(spoken, { end: 'refused' }))
    expect(await answerOf(kind)).toMatchObject({ by: 'rules', notice: 'modelUnavailable' })
  })

  test.each([
    ['end', 'a draft', [edit({ text: SOUND })], {}, [SOUND]],
    ['break', 'a draft', [edit({ text: SOUND })], {}, [SOUND]],
    ['end', 'changes', CHANGES, { ...ASKING, study: FULL }, CHANGED],
    ['break', 'changes', CHANGES, { ...ASKING, study: FULL }, CHANGED],
  ] as const)(
    'cut at every tenth byte by %s, with %s, is whole or goes on in the same message',
    async (ending, _name, edits, question, proposed) => {
      const answer = { text: 'Here is a draft. 🪑', calls: [proposing(...edits)] }
      const length = Buffer.byteLength(wireOf(kind, answer).join(''))
      for (let bytes = 0; bytes < length; bytes += 10) {
        server.follow((request) =>
          request.index === 0
            ? cutAt(kind, answer, bytes, ending)
            : inTurn({ text: 'Does it fit?' })(request),
        )
        const { text, proposals, by, notice } = await answerOf(kind, question)
        if (by === 'rules') expect(notice).toBe('modelUnavailable')
        else if (notice === null) {
          expect(text).toBe(`${answer.text}\n\nDoes it fit?`)
          expect(proposals.map(proposedText)).toEqual(proposed)
        } else {
          expect(notice).toBe('modelInterrupted')
          expect(text).toMatch(
            /^Here.*(?:… the|\n\nThe) language model broke off here, so I go on by myself\./s,
          )
        }
      }
    },
  )
})
