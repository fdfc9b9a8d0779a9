import type { QueryClient } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'
import { currentStudies } from './currentStudies.ts'
import type { StoredStudy, StudyRepository } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/** The signed-in member's studies. Every save, rename and deletion also updates the query cache. */
export function cachedStudies(client: QueryClient): StudyRepository {
  const studies = currentStudies()
  const keyOf = (docName: string) => studyKeys.document(currentUid(), docName)
  return {
    ...studies,
    save: async (command) => {
      const key = keyOf(command.docName)
      const header = await studies.save(command)
      client.setQueryData<StoredStudy>(key, { header, study: command.study })
      return header
    },
    rename: async (from, to, uuid) => {
      const [oldKey, newKey] = [keyOf(from), keyOf(to)]
      const header = await studies.rename(from, to, uuid)
      const before = client.getQueryData<StoredStudy>(oldKey)
      if (before) client.setQueryData<StoredStudy>(newKey, { ...before, header })
      client.removeQueries({ queryKey: oldKey, type: 'inactive' })
      return header
    },
    remove: async (docName, uuid) => {
      const queryKey = keyOf(docName)
      const removed = await studies.remove(docName, uuid)
      client.removeQueries({ queryKey, type: 'inactive' })
      return removed
    },
  }
}

function currentUid(): string | null | undefined {
  const session = currentConnection().session.get()
  if (!session) return undefined
  return session.state === 'signedIn' ? session.uid : null
}
