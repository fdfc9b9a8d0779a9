import type { LanguageModel, ModelMessage } from 'ai'
import { log } from '../../log/log.ts'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd, AnswerQuestion } from '../answers/AnswerSource.ts'
import { createWatchdog } from '../answers/createWatchdog.ts'
import { coachData, coachInstructions, VER_COACH_PROMPT } from '../coach/languageModel/coachPrompt.ts'
import { conversationTurns } from '../coach/languageModel/conversationTurns.ts'
import { AnswerText } from './AnswerText.ts'
import { createToolbox, type Toolbox } from './createToolbox.ts'
import { ModelAnswerError } from './ModelAnswerError.ts'
import { type Round, runRound } from './runRound.ts'
import { toolMessages } from './toolMessages.ts'

const MAX_ROUNDS = 4
/** Number of wrong tool calls that ends an answer. */
const MAX_WRONG_CALLS = 3

const PROPOSED = 'Here is what I propose.'

/** Dependencies of an answer. */
export interface ModelAnswering {
  readonly model: LanguageModel
  readonly clock: Clock
  /** Called with every part that the model sends. */
  readonly onWork?: (() => void) | undefined
}

/**
 * Answers with a language model and its tools. Leaves the state of the built-in coach unchanged, so that the built-in
 * coach can continue from it.
 * @throws ModelAnswerError if nothing was written
 */
export async function answerWithModel(
  { model, clock, onWork }: ModelAnswering,
  question: AnswerQuestion,
  write: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  const text = new AnswerText(write)
  const toolbox = createToolbox(question)
  const watchdog = createWatchdog(clock)
  try {
    const problem = await runRounds(question, toolbox, (messages) => {
      text.startPart()
      return runRound({
        model,
        instructions: coachInstructions(),
        messages,
        signal: AbortSignal.any([signal, watchdog.signal]),
        onPart: () => {
          watchdog.touch()
          onWork?.()
        },
        onText: async (more) => {
          await text.append(more)
          return !text.isFull
        },
      })
    })
    const asked = problem === null ? toolbox.question : null
    if (!signal.aborted) await writeRest(text, toolbox, asked?.text ?? null)
    if (problem !== null && !signal.aborted) {
      log.warn('The language model gave no whole answer.', { reason: problem, version: VER_COACH_PROMPT })
    }
    if (text.isEmpty) throw new ModelAnswerError(problem ?? 'empty')
    return {
      status: problem === null ? 'whole' : 'cut',
      choices: asked?.choices ?? [],
      proposals: [...toolbox.proposals],
      state: question.state,
      by: 'model',
      notice: null,
    }
  } finally {
    watchdog.release()
  }
}

/** @returns why the answer is incomplete; null if it is complete */
async function runRounds(
  question: AnswerQuestion,
  toolbox: Toolbox,
  run: (messages: readonly ModelMessage[]) => Promise<Round>,
): Promise<string | null> {
  const messages = firstMessages(question)
  let wrongCalls = 0
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { text, calls, failure } = await run(messages)
    if (failure !== null || calls.length === 0) return failure
    const results = calls.map(({ name, input }) => toolbox.call(name, input))
    wrongCalls += results.filter(({ isWrong }) => isWrong).length
    if (wrongCalls >= MAX_WRONG_CALLS) return 'wrong calls of tools'
    if (toolbox.question !== null && !results.some(({ needsModel }) => needsModel)) return null
    messages.push(...toolMessages(text, calls, results))
  }
  return null
}

/** The conversation, with the data in front of the message to answer. */
function firstMessages(question: AnswerQuestion): ModelMessage[] {
  const turns = conversationTurns(question.turns)
  const last = turns.at(-1)
  return [
    ...turns.slice(0, -1).map(
      ({ role, text }): ModelMessage => ({
        role: role === 'member' ? 'user' : 'assistant',
        content: text,
      }),
    ),
    { role: 'user', content: `${coachData(question)}\n\n${last?.text ?? ''}`.trim() },
  ]
}

async function writeRest(text: AnswerText, toolbox: Toolbox, question: string | null): Promise<void> {
  text.startPart()
  if (question !== null && !text.includes(question)) await text.append(question)
  else if (text.isEmpty && toolbox.proposals.length > 0) await text.append(PROPOSED)
}
