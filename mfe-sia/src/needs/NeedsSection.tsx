import {
  DocumentSession,
  type NeedsDocument,
  type NeedsSession,
  type SessionStart,
} from '@outcome-studio/shared/document'
import { needsUuid } from '@outcome-studio/shared/domain/needs'
import { Announcements, FollowStored } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useNeedsEditing } from '@outcome-studio/shared/kinds'
import { useCallback, useEffect, useState } from 'react'
import { EditorProvider } from './editing.ts'
import { NeedsGoals, type NeedsGoalsProps } from './NeedsGoals.tsx'
import { type NeedsTarget, OPENING } from './NeedsPlace.ts'
import { StoredNeeds } from './StoredNeeds.tsx'

interface NeedsSectionProps extends Omit<NeedsGoalsProps, 'docName'> {
  /** Its identity may change, its uuid does not. */
  readonly target: NeedsTarget
}

/** One needs document, open next to the study. Use its uuid as key. */
export function NeedsSection({ target, ...props }: NeedsSectionProps) {
  const editing = useNeedsEditing()
  const { kind, repository } = editing
  const requireAccess = useRequireAccess()
  const host = useHost()
  // The name may change while the document is open.
  const [{ kind: origin, uuid, docName }] = useState(target)
  const start = useCallback(
    (from: SessionStart<NeedsDocument>) =>
      new DocumentSession<NeedsDocument>({ kind, repository, start: from, requireAccess }),
    [kind, repository, requireAccess],
  )
  const [session, setSession] = useState<NeedsSession | null>(() =>
    origin === 'new' ? start({ uuid: needsUuid(uuid) }) : null,
  )
  const open = useCallback(
    (from: SessionStart<NeedsDocument>) => setSession((before) => before ?? start(from)),
    [start],
  )
  const { onPlace } = props
  useEffect(() => (session ? host.guardUnsaved(() => session.isDirty) : undefined), [host, session])
  // Results that arrive after this section has unmounted have no document to change.
  useEffect(() => () => onPlace(OPENING), [onPlace])
  if (!session) return <StoredNeeds docName={docName} onPlace={onPlace} onOpen={open} />
  return (
    <EditorProvider session={session} editing={editing}>
      <FollowStored />
      <NeedsGoals {...props} docName={docName} />
      <Announcements />
    </EditorProvider>
  )
}
