import { cachedNeeds } from '@outcome-studio/shared/data'
import { type NeedsDocument, needsKind } from '@outcome-studio/shared/document'
import { needsUuid } from '@outcome-studio/shared/domain/needs'
import { documentFill } from '@outcome-studio/shared/domain/saving'
import type { Editing } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { NEEDS_WORDS } from './NEEDS_WORDS.ts'

/** Needs documents as the shared editor and list use them. */
export function useNeedsEditing(): Editing<NeedsDocument> {
  const { queryClient } = useHost()
  return useMemo(
    () => ({
      kind: needsKind,
      repository: cachedNeeds(queryClient),
      words: NEEDS_WORDS,
      newUuid: () => needsUuid(crypto.randomUUID()),
      fill: documentFill,
    }),
    [queryClient],
  )
}
