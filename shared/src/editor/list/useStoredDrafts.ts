import {
  type DocumentKind,
  type DocumentTypes,
  type Draft,
  DraftStore,
} from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useState } from 'react'

interface StoredDrafts<T extends DocumentTypes> {
  readonly drafts: readonly Draft<T>[]
  readonly remove: (draft: Draft<T>) => void
}

/** This member's drafts of one kind on this device. They stay this member's if the login session ends. */
export function useStoredDrafts<T extends DocumentTypes>(kind: DocumentKind<T>): StoredDrafts<T> {
  const host = useHost()
  const [store] = useState(
    () => new DraftStore({ kind, storage: window, memberId: host.member.get()?.id ?? '' }),
  )
  const [drafts, setDrafts] = useState(() => store.all())
  useEffect(() => {
    const read = () => {
      const now = store.all()
      setDrafts((before) => (isSame(before, now) ? before : now))
    }
    // The editor that was left writes its draft after the first render of the list.
    read()
    // Fired for changes by other tabs.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [store])
  const remove = useCallback(
    (draft: Draft<T>) => {
      store.remove(draft)
      setDrafts(store.all())
    },
    [store],
  )
  return { drafts, remove }
}

type Written = Pick<Draft<DocumentTypes>, 'id' | 'writtenAt'>

const isSame = (before: readonly Written[], now: readonly Written[]): boolean =>
  before.length === now.length &&
  before.every(({ id, writtenAt }, at) => id === now[at]?.id && writtenAt === now[at].writtenAt)
