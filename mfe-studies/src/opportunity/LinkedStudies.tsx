import { useStudies, useStudyList } from '@outcome-studio/shared/data'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useEffect, useLayoutEffect, useMemo } from 'react'

interface LinkedStudiesProps {
  /** Separated by commas. */
  readonly uuids: string
  /** Must have a stable identity. */
  readonly onLoaded: (studies: readonly Study[]) => void
  /** Called once each has come or failed. Must have a stable identity. */
  readonly onSettled: () => void
}

/** Loads the linked studies by their current names. One that was deleted, or cannot be loaded now, is left out. */
export function LinkedStudies({ uuids, onLoaded, onSettled }: LinkedStudiesProps) {
  const { data: headers, isPending: isListPending } = useStudyList()
  const names = useMemo(() => {
    const linked = new Set<string>(uuids.split(','))
    return headers?.filter(({ uuid }) => linked.has(uuid)).map(({ docName }) => docName) ?? []
  }, [headers, uuids])
  const { documents, isPending } = useStudies(names)
  // Before the paint, so that studies of the cache are there from the first.
  useLayoutEffect(() => onLoaded(documents.map(({ content }) => content)), [documents, onLoaded])
  useLayoutEffect(() => {
    if (!isListPending && !isPending) onSettled()
  }, [isListPending, isPending, onSettled])
  useEffect(() => () => onLoaded([]), [onLoaded])
  return null
}
