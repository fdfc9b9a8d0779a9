import {
  type EarlierProposal,
  isWordlessKind,
  type Proposal,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { logger } from 'firebase-functions/v2'
import { CLOCK } from '../../network/Clock.ts'
import type { SentAnswer } from '../../test/modelServer/ModelReply.ts'
import { calling, inTurn, refusing } from '../../test/modelServer/modelScripts.ts'
import { questionOf, studyOf } from '../../test/modelServer/startModelAnswer.ts'
import { type ModelServer, startModelServer } from '../../test/modelServer/startModelServer.ts'
import type { AnswerQuestion } from '../answers/AnswerSource.ts'
import { RULE_ANSWERS } from '../answers/ruleAnswers.ts'
import { withFallback } from '../answers/withFallback.ts'
import type { ModelEdit } from '../coach/languageModel/ModelEdit.ts'
import { openModelAnswers } from './openModelAnswers.ts'

const MENU = 'Minimize the likelihood that the menu is missing'
const TABLE = 'Minimize the time it takes to find a free table'
const STUDY = studyOf([
  ['Locate a free table', 'Locate', [TABLE, MENU]],
  ['Lead the guests', 'Execute', []],
  ['Hand over the menu', 'Execute', []],
])

let server: ModelServer

beforeAll(async () => {
  jest.spyOn(logger, 'warn').mockImplementation(() => {})
  server = await startModelServer(inTurn({}))
})
afterAll(() => server.release())

const proposing = (...edits: readonly Partial<ModelEdit>[]) =>
  calling('propose_edits', { edits: edits.map((edit) => ({ reason: 'You said so.', ...edit })) })
const asking = (question: string, about?: string) => calling('ask', { question, about })

/** A conversation about the study, whose model is on a port of this machine. The member decides about no card. */
function openConversation(kind: 'openai' | 'anthropic') {
  const settings = { url: server.url, model: 'scripted', kind, key: 'k', seconds: 40 }
  const model = openModelAnswers({ settings })
  if (model === null) throw new Error('There is no source.')
  const source = withFallback({ model, rules: RULE_ANSWERS, clock: CLOCK, record: () => {} })
  const said: string[] = []
  const turns: AnswerQuestion['turns'][number][] = []
  const earlier: EarlierProposal[] = []
  let state = ''
  let ids = 0
  return async (message: string, ...answers: readonly SentAnswer[]) => {
    server.follow(answers.length === 0 ? () => refusing(503) : inTurn(...answers))
    said.push(message)
    turns.push({ role: 'member', text: message })
    const question = questionOf({
      ...{ study: STUDY, said: [...said], turns: [...turns], earlier: [...earlier], state },
      newId: () => `id-${++ids}`,
    })
    let text = ''
    const write = async (piece: string) => {
      text += piece
    }
    const end = await source.answer(question, write, new AbortController().signal)
    turns.push({ role: 'coach', text })
    earlier.push(...end.proposals.map((proposal) => ({ proposal, decision: null })))
    state = end.state
    return { text, choices: end.choices, by: end.by, edits: end.proposals.map(shortEdit) }
  }
}

function shortEdit(proposal: Proposal): string {
  const { edit, reason } = proposal
  const by = reason.startsWith('My suggestion: ') ? ' (suggested)' : ''
  return `${edit.kind}: ${isWordlessKind(edit.kind) ? '' : 'writes '}${proposedText(proposal)}${by}`
}

describe.each(['openai', 'anthropic'] as const)('a model that speaks as %s', (kind) => {
  test('moves, categorizes, rewords and removes what the member asks for, one turn after the other', async () => {
    const say = openConversation(kind)
    const moved = await say('Move statement 1.2 to step 3', {
      calls: [proposing({ kind: 'moveStatement', target: 's1.2', to: 's3' }), asking('What is next?')],
    })
    expect(moved.edits).toEqual([`moveStatement: ${MENU}`])
    const filed = await say('Handing over the menu is conclusion, not execution', {
      calls: [proposing({ kind: 'setCategory', target: 's3', category: 'Conclude' }), asking('And then?')],
    })
    expect(filed.edits).toEqual(['setCategory: Hand over the menu'])
    const reworded = await say('Rename step 2 to Lead the guests to a table', {
      calls: [
        proposing({ kind: 'rewriteStep', target: 's2', text: 'Lead the guests to a table' }),
        asking('Is that right?'),
      ],
    })
    expect(reworded.edits).toEqual(['rewriteStep: writes Lead the guests to a table'])
    const ordered = await say('Move step 3 to the beginning', {
      calls: [proposing({ kind: 'moveStep', target: 's3', to: 'start' }), asking('What else?')],
    })
    expect(ordered.edits).toEqual(['moveStep: Hand over the menu'])
    const removed = await say('Please delete statement 1.1', {
      calls: [proposing({ kind: 'removeStatement', target: 's1.1' }), asking('Anything more?')],
    })
    expect(removed.edits).toEqual([`removeStatement: ${TABLE}`])
    expect([moved, filed, reworded, ordered, removed].map(({ by }) => by)).toEqual(
      Array.from({ length: 5 }, () => 'model'),
    )
  })

  test('removes nothing that nobody asked about, until the member agrees', async () => {
    const say = openConversation(kind)
    const removal = proposing({ kind: 'removeStep', target: 's3' })
    const insisting = await say(
      'Guests wait long',
      { text: 'I tidy up.', calls: [removal] },
      { calls: [removal] },
    )
    expect([insisting.edits, insisting.text]).toEqual([[], 'I tidy up.'])
    const unquoted = await say(
      'Guests wait long in the lobby',
      { calls: [asking('Shall we go on?', 'remove s3')] },
      { calls: [asking('Remove “Hand over the menu”?', 'remove s3')] },
    )
    expect(unquoted).toMatchObject({ text: 'Remove “Hand over the menu”?', edits: [] })
    expect(unquoted.choices).toEqual(['Yes, remove it', 'Leave it as it is'])
    const other = await say('Yes, remove it', {
      text: 'Gone.',
      calls: [proposing({ kind: 'removeStep', target: 's1' })],
    })
    // Another step than the one that was asked about.
    expect(other.edits).toEqual([])
    await say('Hm', { calls: [asking('Should I remove “Hand over the menu” now?', 'remove s3')] })
    const agreed = await say('Yes, remove it', { calls: [removal, asking('What is next?')] })
    expect(agreed.edits).toEqual(['removeStep: Hand over the menu'])
  })

  test('fails after its question, and the built-in coach takes the answer', async () => {
    const say = openConversation(kind)
    await say('Hm', { calls: [asking('Should I remove “Hand over the menu”?', 'remove s3')] })
    expect(await say('Yes, remove it')).toMatchObject({
      by: 'rules',
      edits: ['removeStep: Hand over the menu'],
    })
  })

  test('and obeys a text of the study shows no more than a few suggestions', async () => {
    const say = openConversation(kind)
    const answer = await say('Guests wait long', {
      calls: [
        proposing(
          { kind: 'removeStatement', target: 's1.1' },
          { kind: 'removeStatement', target: 's1.2' },
          ...['s1', 's2', 's3'].map((target) => ({ kind: 'removeStep' as const, target })),
          { kind: 'moveStatement', target: 's1.1', to: 's2' },
          { kind: 'moveStatement', target: 's1.2', to: 's2' },
          { kind: 'moveStep', target: 's3', to: 'start' },
          { kind: 'setCategory', target: 's1', category: 'Conclude' },
        ),
        asking('What is next?'),
      ],
    })
    expect(answer.edits).toEqual([
      `moveStatement: ${TABLE} (suggested)`,
      `moveStatement: ${MENU} (suggested)`,
      'moveStep: Hand over the menu (suggested)',
    ])
    expect(answer.text).toMatch(/^You did not ask for these changes:\n\n- \*Minimize/)
  })
})
