import type { PageAction } from '@outcome-studio/shared/feature'

type Actions = () => readonly PageAction[]

/** The actions that mounted features offer in the command palette. */
export interface PageActions {
  /** Returns the release. */
  offer(actions: Actions): () => void
  /** The actions offered now. */
  current(): readonly PageAction[]
}

/** @param report called with the failure of an offer, whose actions are then left out */
export function createPageActions(report: (error: unknown) => void): PageActions {
  const offers = new Set<Actions>()
  return {
    offer: (actions) => {
      // Each offer is its own entry, even of the same function.
      const own = () => actions()
      offers.add(own)
      return () => offers.delete(own)
    },
    current: () =>
      [...offers].flatMap((actions) => {
        try {
          return actions()
        } catch (error) {
          report(error)
          return []
        }
      }),
  }
}
