import type { Locator, Page } from '@playwright/test'
import type { Fault } from '../../support/faults.ts'

/** Something the product shows, and how one gets to see it. */
export interface UiState {
  readonly name: string
  /** Goes there from the state before it. A fault that is answered lasts as long as the state does. */
  readonly reach: (page: Page) => Promise<Fault | unknown>
  /** What is there only when one is there. */
  readonly shows: (page: Page) => Locator
  /** The widths it is looked at in, where not in all: what exists on narrow screens alone, or is very large. */
  readonly widths?: readonly number[]
  /** How many first-level headings there are, where some are examples. Default 1. */
  readonly titles?: number
}
