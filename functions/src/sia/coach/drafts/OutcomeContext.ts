import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'

/** What an outcome is drafted from, beside the part. */
export interface OutcomeContext {
  readonly about: OutcomeQuestion
  /** The executor, for "me" and "us"; empty if unknown. */
  readonly executor: string
  /** Whether the part is one of many in a story, of which only troubles are drafted. */
  readonly isStory: boolean
}
