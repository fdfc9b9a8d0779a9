import type { JudgeReport } from '@outcome-studio/shared/domain/automation'
import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'
import type { Clock } from '../network/Clock.ts'
import type { LanguageModel, ModelFailure } from './LanguageModel.ts'
import { guardAnswers } from './prompt/guardAnswers.ts'
import type { Judgement } from './prompt/Judgement.ts'
import type { JudgeBatch } from './prompt/JudgeTask.ts'
import { judgePrompt } from './prompt/judgePrompt.ts'
import { retryDelay } from './retryDelay.ts'

/** Concurrent prompts per request. */
const AT_ONCE = 4
/** Attempts per prompt. */
const ATTEMPTS = 4

interface JudgeTime {
  readonly clock: Clock
  /** Deadline in milliseconds since 1970; answers received until then are used. */
  readonly until: number
  /** Aborts at that time at the latest. */
  readonly signal: AbortSignal
}

export interface JudgeResult {
  /** By the texts' ids. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>
  readonly report: JudgeReport
  /** The first failure, for the log. */
  readonly failure: ModelFailure | null
}

/**
 * Sends texts to the model in batches and returns the answers that pass the guards. A transient failure is
 * retried; a permanent one ends all remaining batches. Never rejects.
 */
export async function askJudge(
  model: LanguageModel,
  batches: readonly JudgeBatch[],
  rules: RuleSet,
  time: JudgeTime,
): Promise<JudgeResult> {
  const waiting = [...batches]
  const judgements: Judgement[] = []
  let failure: ModelFailure | null = null

  const work = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const isPut = failure === null
      const result = isPut ? await askAgain(model, batch, rules, time) : { text: '', failure: null }
      failure ??= result.failure
      judgements.push(guardAnswers(result.text, batch, rules))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  return resultOf(judgements, failure)
}

/** The result of a judge that was not asked: every question is open. */
export function unaskedResult(
  batches: readonly JudgeBatch[],
  rules: RuleSet,
  failure: ModelFailure,
): JudgeResult {
  return resultOf(
    batches.map((batch) => guardAnswers('', batch, rules)),
    failure,
  )
}

function resultOf(judgements: readonly Judgement[], failure: ModelFailure | null): JudgeResult {
  const sum = (of: (judgement: Judgement) => number): number =>
    judgements.reduce((total, judgement) => total + of(judgement), 0)
  const asked = sum((judgement) => judgement.asked)
  const answered = sum((judgement) => judgement.answered)
  return {
    remarks: merged(judgements),
    report: {
      asked,
      answered,
      dropped: sum((judgement) => judgement.dropped),
      failed: asked - answered,
      unjudged: [...new Set(judgements.flatMap(({ unjudged }) => unjudged))],
    },
    failure,
  }
}

async function askAgain(
  model: LanguageModel,
  batch: JudgeBatch,
  rules: RuleSet,
  { clock, until, signal }: JudgeTime,
) {
  const prompt = judgePrompt(batch, rules)
  for (let attempt = 0; ; attempt += 1) {
    const answer = await model.ask(prompt, signal)
    if (!answer.failure?.isPassing || attempt + 1 === ATTEMPTS) return answer
    // Text received before the connection broke is used: repeating the request would cost all of it again.
    if (guardAnswers(answer.text, batch, rules).answered > 0) return answer
    const pause = retryDelay(attempt, answer.failure.retryAfter, clock.now())
    if (clock.now() + pause >= until) return answer
    await clock.sleep(pause, signal)
  }
}

/** Merges judgements by id: a job and its executor are two texts with one id. */
function merged(judgements: readonly Judgement[]): ReadonlyMap<string, readonly Remark[]> {
  const all = new Map<string, readonly Remark[]>()
  for (const { remarks } of judgements) {
    for (const [id, found] of remarks) all.set(id, [...(all.get(id) ?? []), ...found])
  }
  return all
}
