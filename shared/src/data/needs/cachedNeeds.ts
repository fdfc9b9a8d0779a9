import type { QueryClient } from '@tanstack/react-query'
import { cacheChanges } from '../repository/cacheChanges.ts'
import { currentNeeds } from './currentNeeds.ts'
import type { NeedsRepository, SaveNeeds, StoredNeeds } from './NeedsRepository.ts'
import { needsKeys } from './needsKeys.ts'

/** The signed-in member's needs documents. Every save, rename and deletion also updates the query cache. */
export function cachedNeeds(client: QueryClient): NeedsRepository {
  const needs = currentNeeds()
  return {
    ...needs,
    ...cacheChanges(client, needs, {
      keyOf: needsKeys.document,
      storedOf: (header: StoredNeeds['header'], command: SaveNeeds): StoredNeeds => ({
        header,
        needs: command.needs,
      }),
    }),
  }
}
