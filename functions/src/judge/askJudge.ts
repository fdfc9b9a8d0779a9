import {
  guardAnswers,
  type JudgeBatch,
  type Judgement,
  type JudgeReport,
  judgePrompt,
  type Remark,
  type RuleSet,
} from '@outcome-studio/shared/domain'
import type { LanguageModel, ModelFailure } from './LanguageModel.ts'
import { retryDelay } from './retryDelay.ts'

/** Prompts that are under way at once, for one request. */
const AT_ONCE = 4
/** How often one prompt is put. */
const ATTEMPTS = 4

/** Time as the judge sees it. */
export interface JudgeClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Ends early, without failing, when the signal does. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

interface JudgeTime {
  readonly clock: JudgeClock
  /** Milliseconds since 1970 at which whatever came so far has to do. */
  readonly until: number
  /** Ends at the same time at the latest. */
  readonly signal: AbortSignal
}

export interface JudgeFindings {
  /** By the texts' ids. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>
  readonly report: JudgeReport
  /** The first thing that went wrong, for the log. */
  readonly failure: ModelFailure | null
}

/**
 * Puts texts to the model, batch by batch, and keeps of its answers what the guards let pass. A prompt is put again
 * after a passing failure; after a lasting one the remaining batches are not put at all. Never rejects.
 */
export async function askJudge(
  model: LanguageModel,
  batches: readonly JudgeBatch[],
  rules: RuleSet,
  time: JudgeTime,
): Promise<JudgeFindings> {
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
    const spoken = await model.ask(prompt, signal)
    if (!spoken.failure?.isPassing || attempt + 1 === ATTEMPTS) return spoken
    // Text received before the connection broke is used: repeating the request would cost all of it again.
    if (guardAnswers(spoken.text, batch, rules).answered > 0) return spoken
    const pause = retryDelay(attempt, spoken.failure.retryAfter, clock.now())
    if (clock.now() + pause >= until) return spoken
    await clock.sleep(pause, signal)
  }
}

/** A job and its executor are two texts with one id. */
function merged(judgements: readonly Judgement[]): ReadonlyMap<string, readonly Remark[]> {
  const all = new Map<string, readonly Remark[]>()
  for (const { remarks } of judgements) {
    for (const [id, found] of remarks) all.set(id, [...(all.get(id) ?? []), ...found])
  }
  return all
}
