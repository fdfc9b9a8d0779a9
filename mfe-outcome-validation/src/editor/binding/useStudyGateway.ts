import { currentStudies, useRenameStudy, useSaveStudy } from '@outcome-studio/shared/data'
import { useMemo } from 'react'
import type { StudyGateway } from '../model/StudyGateway.ts'

/** Where the session loads, saves and renames its study; what is read elsewhere follows. */
export function useStudyGateway(): StudyGateway {
  const { mutateAsync: save } = useSaveStudy()
  const { mutateAsync: rename } = useRenameStudy()
  return useMemo(
    () => ({
      load: (docName) => currentStudies().load(docName),
      save: (command) => save(command),
      version: (uuid, revision) => currentStudies().version(uuid, revision),
      rename: (from, to, uuid) => rename({ from, to, uuid }),
    }),
    [save, rename],
  )
}
