import type { ModelKind, ModelScript } from '../../test/modelServer/ModelReply.ts'
import { modelFetch } from '../../test/modelServer/modelFetch.ts'
import { calling, inTurn } from '../../test/modelServer/modelScripts.ts'
import { createTestClock } from '../../test/sia/createTestClock.ts'
import type { AnswerQuestion } from '../answers/AnswerSource.ts'
import { openModelAnswers } from './openModelAnswers.ts'

const KINDS = ['openai', 'anthropic'] as const
const SAID = 'Finding a free table takes long when the restaurant is full. Hosts seat guests.'
const STATEMENT = 'Minimize the time it takes to find a free table when the restaurant is full'
const REASON = 'You said that finding a free table takes long.'
const STATE = '{"place":"steps"}'

function questionOf(more: Partial<AnswerQuestion> = {}): AnswerQuestion {
  let ids = 0
  return {
    study: {
      jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
      jobSteps: [
        { uuid: 'step-1', userInput: 'Locate a free table', category: 'Locate', outcomeStatements: [] },
      ],
    },
    needs: null,
    said: [SAID],
    turns: [{ role: 'member', text: SAID }],
    earlier: [],
    isFirst: false,
    newId: () => `new-${++ids}`,
    state: STATE,
    ...more,
  }
}

const propose = (more: object = {}) =>
  calling('propose_edits', {
    edits: [{ kind: 'addStatement', target: 's1', text: STATEMENT, reason: REASON, ...more }],
  })

interface Options {
  readonly context?: Partial<AnswerQuestion>
  readonly signal?: AbortSignal
}

/** Answers by a script, with a clock that stands still. */
function start(kind: ModelKind, script: ModelScript, options: Options = {}) {
  const { context, signal = new AbortController().signal } = options
  const { fetchFrom, bodies } = modelFetch(script)
  const clock = createTestClock(0)
  const source = openModelAnswers({
    settings: { url: 'https://model.test/v1', model: 'scripted', kind, key: 'key', seconds: 40 },
    fetchFrom,
    clock,
  })
  if (source === null) throw new Error('There is no source.')
  const written: string[] = []
  const write = async (text: string) => {
    written.push(text)
  }
  const ended = source.answer(questionOf(context), write, signal)
  return { bodies, clock, ended, text: () => written.join('') }
}

async function run(kind: ModelKind, script: ModelScript, options: Options = {}) {
  const { ended, text, bodies } = start(kind, script, options)
  return { ...(await ended), text: text(), bodies }
}

test('without settings there is no source', () => {
  expect(openModelAnswers({ settings: null })).toBeNull()
})

describe.each(KINDS)('a model that speaks as %s', (kind) => {
  test('answers with text and a checked proposal, and leaves the state of the built-in coach as it is', async () => {
    const answer = await run(
      kind,
      inTurn(
        { text: 'Here is a draft.', calls: [propose({ rules: ['O1', 'X9'] })] },
        { text: 'Does it fit?' },
      ),
    )
    expect(answer).toMatchObject({ status: 'whole', by: 'model', notice: null, choices: [], state: STATE })
    expect(answer.text).toBe('Here is a draft.\n\nDoes it fit?')
    expect(answer.proposals).toEqual([
      {
        id: expect.any(String),
        edit: { kind: 'addStatement', statementId: expect.any(String), stepId: 'step-1', text: STATEMENT },
        reason: REASON,
        rules: ['O1'],
        assumptions: [],
        remarks: [],
      },
    ])
  })
})
