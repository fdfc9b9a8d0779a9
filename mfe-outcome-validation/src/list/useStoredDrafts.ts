import type { Draft, StudyDocument } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import { createDraftStore } from '../core/createDraftStore.ts'

export type StudyDraft = Draft<StudyDocument>

interface StoredDrafts {
  readonly drafts: readonly StudyDraft[]
  readonly remove: (draft: StudyDraft) => void
}

/** This member's drafts on this device. */
export function useStoredDrafts(): StoredDrafts {
  const host = useHost()
  const [store] = useState(() => createDraftStore(host))
  const [drafts, setDrafts] = useState(() => store.all())
  const remove = useCallback(
    (draft: StudyDraft) => {
      store.remove(draft)
      setDrafts(store.all())
    },
    [store],
  )
  return { drafts, remove }
}
