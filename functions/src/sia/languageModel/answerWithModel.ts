import { type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import type { LanguageModel, ModelMessage } from 'ai'
import { failureOf } from '../../judge/failureOf.ts'
import type { ModelFailure } from '../../judge/LanguageModel.ts'
import { log } from '../../log/log.ts'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerEnd, AnswerQuestion, AnswerWatch } from '../answers/AnswerSource.ts'
import { createWatchdog } from '../answers/createWatchdog.ts'
import { planInterview } from '../coach/interview/planInterview.ts'
import type { Language } from '../coach/language/Language.ts'
import { coachData, coachInstructions, VER_COACH_PROMPT } from '../coach/languageModel/coachPrompt.ts'
import { conversationTurns } from '../coach/languageModel/conversationTurns.ts'
import type { InterviewPlan } from '../coach/languageModel/InterviewPlan.ts'
import { shortened } from '../coach/languageModel/studyAsData.ts'
import { notUnderstood } from '../coach/path/text/clarify.ts'
import { AnswerText } from './AnswerText.ts'
import { createToolbox, type Toolbox } from './createToolbox.ts'
import { ModelAnswerError } from './ModelAnswerError.ts'
import { type Round, runRound } from './runRound.ts'
import { toolMessages } from './toolMessages.ts'

const MAX_ROUNDS = 4
/** Number of wrong tool calls that ends an answer. */
const MAX_WRONG_CALLS = 3

/** Most characters of an item's text in a list of suggestions. */
const MAX_SUGGESTED = 120

const PROPOSED = 'Here is what I propose.'

/** Dependencies of an answer. */
export interface ModelAnswering {
  readonly model: LanguageModel
  readonly clock: Clock
  /** Tells what the member's message is. */
  readonly language: Language
  readonly watch?: AnswerWatch | undefined
}

/**
 * Answers with a language model and its tools. The state of the built-in coach follows the plan of the interview, so
 * that the built-in coach can continue from it. An incomplete answer is cut and leaves the state unchanged.
 * @throws ModelAnswerError if nothing was written
 */
export async function answerWithModel(
  { model, clock, language, watch }: ModelAnswering,
  question: AnswerQuestion,
  write: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  const text = new AnswerText(write)
  const plan = planInterview(question, question.state, language)
  const toolbox = createToolbox(question, plan)
  const watchdog = createWatchdog(clock)
  try {
    const problem = await runRounds(firstMessages(question, plan), toolbox, async (messages) => {
      text.startPart()
      const round = await runRound({
        model,
        instructions: coachInstructions(),
        messages,
        signal: AbortSignal.any([signal, watchdog.signal]),
        onPart: () => {
          watchdog.touch()
          watch?.onWork()
        },
        onText: async (more) => {
          await text.append(more)
          return !text.isFull
        },
      })
      watch?.onTokens(round.tokens)
      return round
    })
    const asked = problem === null ? toolbox.question : null
    if (!signal.aborted)
      await writeRest(text, toolbox, asked?.text ?? null, problem === null ? question : null, plan)
    const failure = problem ?? (text.isEmpty ? failureOf('empty', 'empty') : null)
    if (failure !== null && !signal.aborted) {
      watch?.onProblem(failure.problem)
      const { problem: kind, reason } = failure
      log.warn('The language model gave no whole answer.', { kind, reason, version: VER_COACH_PROMPT })
    }
    if (text.isEmpty) throw new ModelAnswerError(failure?.problem ?? 'empty', failure?.reason ?? 'stopped')
    return {
      status: problem === null ? 'whole' : 'cut',
      choices: asked?.choices ?? [],
      proposals: [...toolbox.proposals],
      state: problem === null ? plan.stateAfter(toolbox.proposals, asked?.about ?? null) : question.state,
      by: 'model',
      verPrompt: VER_COACH_PROMPT,
      notice: null,
    }
  } finally {
    watchdog.release()
  }
}

/** @returns why the answer is incomplete; null if it is complete */
async function runRounds(
  messages: ModelMessage[],
  toolbox: Toolbox,
  run: (messages: readonly ModelMessage[]) => Promise<Round>,
): Promise<ModelFailure | null> {
  let wrongCalls = 0
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const { text, calls, failure } = await run(messages)
    if (failure !== null || calls.length === 0) return failure
    const results = calls.map(({ name, input }) => toolbox.call(name, input))
    wrongCalls += results.filter(({ isWrong }) => isWrong).length
    if (wrongCalls >= MAX_WRONG_CALLS) return failureOf('malformed', 'wrong calls of tools')
    if (toolbox.question !== null && !results.some(({ needsModel }) => needsModel)) return null
    messages.push(...toolMessages(text, calls, results))
  }
  return null
}

/** The conversation, with the data in front of the message to answer. */
function firstMessages(question: AnswerQuestion, plan: InterviewPlan): ModelMessage[] {
  const turns = conversationTurns(question.turns)
  const last = turns.at(-1)
  return [
    ...turns.slice(0, -1).map(
      ({ role, text }): ModelMessage => ({
        role: role === 'member' ? 'user' : 'assistant',
        content: text,
      }),
    ),
    { role: 'user', content: `${coachData(question, plan)}\n\n${last?.text ?? ''}`.trim() },
  ]
}

/** Adds what an answer needs beside the model's text: what nobody asked for, the question, the announcement of cards. */
async function writeRest(
  text: AnswerText,
  toolbox: Toolbox,
  asked: string | null,
  whole: AnswerQuestion | null,
  { repliedTo }: InterviewPlan,
): Promise<void> {
  text.startPart()
  const note = suggestionsNote(toolbox.suggestions)
  if (note !== '') {
    await text.append(note)
    text.startPart()
  }
  if (asked !== null) {
    if (!text.includes(asked)) await text.append(asked)
    return
  }
  if (text.isEmpty && toolbox.proposals.length > 0) await text.append(PROPOSED)
  if (whole === null || !toolbox.hasDropped || text.includes('?')) return
  // What could not be drafted is asked about.
  text.startPart()
  await text.append(notUnderstood(repliedTo.kind, [whole.said.at(-1)?.trim() ?? '']))
}

/** Tells which of the changes the member did not ask for, and why they are suggested; empty for none. */
function suggestionsNote(suggestions: readonly Proposal[]): string {
  if (suggestions.length === 0) return ''
  const lines = suggestions.map(
    ({ edit, reason }) => `- *${shortened(proposedText({ edit }).trim(), MAX_SUGGESTED)}*. ${reason}`,
  )
  const those = suggestions.length === 1 ? 'this change' : 'these changes'
  return [`You did not ask for ${those}:`, '', ...lines].join('\n')
}
