import { useStudies, useStudyList } from '@outcome-studio/shared/data'
import type { Study } from '@outcome-studio/shared/domain/study'
import { useEffect, useMemo } from 'react'

interface LinkedStudiesProps {
  readonly uuids: ReadonlySet<string>
  /** Must have a stable identity. */
  readonly onLoaded: (studies: readonly Study[]) => void
}

/** Loads the linked studies by their current names. One that was deleted, or cannot be loaded now, is left out. */
export function LinkedStudies({ uuids, onLoaded }: LinkedStudiesProps) {
  const { data: headers } = useStudyList()
  const names = useMemo(
    () => headers?.filter(({ uuid }) => uuids.has(uuid)).map(({ docName }) => docName) ?? [],
    [headers, uuids],
  )
  const stored = useStudies(names)
  useEffect(() => onLoaded(stored.map(({ content }) => content)), [stored, onLoaded])
  useEffect(() => () => onLoaded([]), [onLoaded])
  return null
}
