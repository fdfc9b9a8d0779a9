import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import type { EditorSession } from '../model/EditorSession.ts'
import type { StudyGateway } from '../model/StudyGateway.ts'
import { useEditor } from './EditorContext.ts'
import { useStudyGateway } from './useStudyGateway.ts'

type Way = 'save' | 'saveOver' | 'saveAnew'

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
  switch (way) {
    case 'save':
      return session.save(gateway)
    case 'saveOver':
      return session.saveOver(gateway)
    case 'saveAnew':
      return session.saveAnew(gateway)
  }
}
