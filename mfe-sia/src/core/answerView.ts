import type { CoachMessage } from '@outcome-studio/shared/domain/coach'
import type { AnswerRun } from './AnswerRun.ts'
import type { FailureKind } from './failureOf.ts'

/**
 * waiting: no text yet; streaming: growing, on this page or another; lost: no data for the length of a lease; failed:
 * the call has failed and no answer is stored.
 */
export type AnswerViewState = 'waiting' | 'streaming' | 'whole' | 'stopped' | 'cut' | 'lost' | 'failed'

export interface AnswerView {
  readonly state: AnswerViewState
  readonly text: string
  readonly failure: FailureKind | null
}

/**
 * What the member sees of an answer. Combines the call of this page with the database; either may be missing or behind.
 */
export function answerView(
  run: AnswerRun | undefined,
  stored: CoachMessage | undefined,
  hasExpired: boolean,
): AnswerView {
  const known = latestAnswer(run, stored)
  const text = longer(run?.text ?? '', known?.text ?? '')
  const view = (state: AnswerViewState, shown = text): AnswerView => ({ state, text: shown, failure: null })
  if (known?.status === 'whole') return view('whole', known.text)
  // No text is added after the member has stopped the answer.
  if (run?.phase === 'stopped') return view('stopped', run.text)
  if (known && known.status !== 'growing') return view(known.status)
  if (hasExpired || run?.phase === 'lost') return view(known?.stopRequested ? 'stopped' : 'lost')
  if (!known && run?.phase === 'failed') return { state: 'failed', text, failure: run.failure }
  return view(text === '' ? 'waiting' : 'streaming')
}

/** The answer as it ended, if either the call or the listener has it. Either may be behind the other. */
export function latestAnswer(
  run: AnswerRun | undefined,
  stored: CoachMessage | undefined,
): CoachMessage | undefined {
  const returned = run?.answer ?? undefined
  if (!stored) return returned
  return stored.status === 'growing' && returned && returned.status !== 'growing' ? returned : stored
}

/** Whether an answer is incomplete and may still get text. */
export const isGrowing = (state: AnswerViewState): boolean => state === 'waiting' || state === 'streaming'

/** Returns the longer text; the first one if both have the same length. */
export const longer = (one: string, other: string): string => (one.length >= other.length ? one : other)
