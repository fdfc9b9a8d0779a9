import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import type { Draft } from '../editor/draft/Draft.ts'
import { draftStoreOf } from '../editor/draft/draftStoreOf.ts'

/** Unsaved work of this member that is kept on this device. */
export function useKeptDrafts(): {
  readonly drafts: readonly Draft[]
  readonly forget: (draft: Draft) => void
} {
  const host = useHost()
  const [store] = useState(() => draftStoreOf(host))
  const [drafts, setDrafts] = useState(() => store.all())
  const forget = useCallback(
    (draft: Draft) => {
      store.forget(draft)
      setDrafts(store.all())
    },
    [store],
  )
  return { drafts, forget }
}
