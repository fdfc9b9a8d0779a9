import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { useCallback, useMemo, useState } from 'react'
import type { Draft } from '../editor/draft/Draft.ts'
import { DraftStore } from '../editor/draft/DraftStore.ts'

/** Unsaved work of this member that is kept on this device. */
export function useKeptDrafts(): {
  readonly drafts: readonly Draft[]
  readonly forget: (draft: Draft) => void
} {
  const memberId = useMemberOfHost()?.id ?? ''
  const store = useMemo(() => new DraftStore(() => localStorage, memberId), [memberId])
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
