import { useNeedsList } from '@outcome-studio/shared/data'
import type { CoachNeeds } from '@outcome-studio/shared/domain/coach'
import type { NeedsHeader } from '@outcome-studio/shared/domain/needs'
import { useEffect, useState } from 'react'
import type { NeedsPlace, NeedsTarget } from './NeedsPlace.ts'
import { NeedsSection } from './NeedsSection.tsx'

export interface NeedsPartProps {
  /** Uuids of the documents that the conversation and its study are linked to, the first one first. */
  readonly linked: readonly string[]
  readonly chosen: NeedsTarget | null
  readonly onPlace: (place: NeedsPlace) => void
  readonly onRead: (needs: CoachNeeds) => void
  /** Called after goals were saved. @param uuid of the document */
  readonly onSaved: (uuid: string) => void
}

/** Opens the needs document that the conversation is linked to, or reports that there is none. */
export function NeedsPart({ linked, chosen, onPlace, onRead, onSaved }: NeedsPartProps) {
  const { data: documents, error, refetch } = useNeedsList()
  const wanted = targetOf(linked, chosen, documents)
  // A document that is deleted or renamed elsewhere stays open; its next save reports it.
  const [target, setTarget] = useState(wanted)
  if (wanted !== null && wanted.uuid !== target?.uuid) setTarget(wanted)
  useEffect(() => {
    if (target !== null) return
    if (documents) onPlace({ kind: 'none', documents })
    else if (error) onPlace({ kind: 'failed', error, retry: refetch })
  }, [target, documents, error, refetch, onPlace])
  return (
    target && (
      <NeedsSection
        key={target.uuid}
        target={target}
        names={documents?.map(({ docName }) => docName) ?? []}
        onPlace={onPlace}
        onRead={onRead}
        onSaved={onSaved}
      />
    )
  )
}

/** The first linked document that is stored, else the one that the member has chosen. */
function targetOf(
  linked: readonly string[],
  chosen: NeedsTarget | null,
  documents: readonly NeedsHeader[] | undefined,
): NeedsTarget | null {
  for (const uuid of linked) {
    const header = documents?.find((each) => each.uuid === uuid)
    if (header) return { kind: 'stored', uuid, docName: header.docName }
  }
  return chosen
}
