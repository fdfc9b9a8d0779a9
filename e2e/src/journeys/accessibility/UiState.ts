import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../support/answerRequests.ts'

/** A state of the user interface and how to reach it. */
export interface UiState {
  readonly name: string
  /** Reaches it from the previous state. A returned fault lasts as long as the state. */
  readonly reach: (page: Page) => Promise<Fault | unknown>
  /** An element that exists only in this state. */
  readonly shows: (page: Page) => Locator
  /** Widths to check, if not all: for states of narrow screens only and for very large states. */
  readonly widths?: readonly number[]
  /** Number of first-level headings, where examples contain some. Default 1. */
  readonly titles?: number
}
