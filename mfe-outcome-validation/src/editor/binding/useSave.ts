import type { StoredStudy } from '@outcome-studio/shared/data'
import { studyUuid } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import type { EditorSession } from '../model/EditorSession.ts'
import type { StudyGateway } from '../model/StudyGateway.ts'
import { useEditor } from './EditorContext.ts'
import { useStudyGateway } from './useStudyGateway.ts'

/** `saveOver`: the newer version that is to be replaced. */
type Way = 'save' | 'saveAnew' | { readonly saveOver: StoredStudy }

/** Saves, where the member may; a failure is shown in place by the session's state and said by a toast. */
export function useSave(): (way?: Way) => Promise<void> {
  const host = useHost()
  const { session } = useEditor()
  const gateway = useStudyGateway()
  const requireAccess = useRequireAccess()
  return useCallback(
    async (way = 'save') => {
      if (!requireAccess()) return
      if (way === 'save' && session.saveState.phase === 'saved') return
      const isSaved = await saveBy(way, session, gateway)
      const { problem } = session.saveState
      // A conflict is a question, and asked as one.
      if (!isSaved && problem && problem.kind !== 'conflict') host.showError(problem.cause)
    },
    [host, session, gateway, requireAccess],
  )
}

function saveBy(way: Way, session: EditorSession, gateway: StudyGateway): Promise<boolean> {
  if (way === 'save') return session.save(gateway)
  if (way === 'saveAnew') return session.saveAnew(gateway, studyUuid(crypto.randomUUID()))
  return session.saveOver(gateway, way.saveOver)
}
