import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'

/** The texts of the steps. */
export const TEXTS = ['Locate a free table', 'Lead the guests']
/** The only statement, of the first step. */
export const FIRST = 'Minimize the time it takes to find a free table when guests wait'

/** A study of two steps and a needs document, about which a language model talks with a member. */
export function contextOf(more: Partial<CoachContext> = {}): CoachContext {
  let ids = 0
  return {
    study: {
      jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
      jobSteps: [
        {
          uuid: 'step-1',
          userInput: 'Locate a free table',
          category: 'Locate',
          outcomeStatements: [{ uuid: 'statement-1', userInput: FIRST }],
        },
        { uuid: 'step-2', userInput: 'Lead the guests', category: 'Execute', outcomeStatements: [] },
      ],
    },
    needs: { uuid: 'needs', goals: [{ layer: 'core', text: 'Seat guests' }] },
    said: ['Guests wait long, and the menu is missing.'],
    earlier: [],
    isFirst: false,
    rules: STANDARD_RULES,
    newId: () => `new-${++ids}`,
    ...more,
  }
}
