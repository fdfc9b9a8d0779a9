import { cachedStudies } from '@outcome-studio/shared/data'
import type { NeedsSession } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { useSession } from '../core/editing.ts'
import { StudyStarts } from './StudyStarts.ts'

/** By session, because a goal has a button on the map and another one in its details. */
const startsOf = new WeakMap<NeedsSession, StudyStarts>()

/** Returns the study starts of the open map. */
export function useStudyStarts(): () => StudyStarts {
  const session = useSession()
  const { queryClient } = useHost()
  return useCallback(() => {
    const known = startsOf.get(session)
    if (known) return known
    const starts = new StudyStarts({
      session,
      save: (command) => cachedStudies(queryClient).save(command),
      newId: () => crypto.randomUUID(),
    })
    startsOf.set(session, starts)
    return starts
  }, [session, queryClient])
}
