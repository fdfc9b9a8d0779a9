import { latestSessionFirst, readSiaSession, type SiaSession } from '@outcome-studio/shared/domain/coach'
import { type MemberKey, sessionsPath, siaStudiesPath } from '@outcome-studio/shared/domain/paths'
import type { Documents } from '../documents/Documents.ts'

/**
 * Listens to the sessions about all of a member's studies; returns the release. Calls back once those of all studies
 * are known. Malformed ones are left out.
 */
export function watchSessions(
  documents: Documents,
  member: MemberKey,
  onSessions: (sessions: readonly SiaSession[]) => void,
  onError: (cause: unknown) => void,
): () => void {
  const releases = new Map<string, () => void>()
  const known = new Map<string, readonly SiaSession[]>()
  const report = () => {
    if (releases.size === known.size) onSessions([...known.values()].flat().sort(latestSessionFirst))
  }
  const releaseAll = () => {
    for (const release of releases.values()) release()
    releases.clear()
  }

  const stop = documents.watch(
    siaStudiesPath(member),
    (studies) => {
      const uuids = new Set(studies.map(({ id }) => id))
      for (const [uuid, release] of releases) {
        if (uuids.has(uuid)) continue
        release()
        releases.delete(uuid)
        known.delete(uuid)
      }
      for (const uuid of uuids) {
        const path = releases.has(uuid) ? null : sessionsPath(member, uuid)
        if (path === null) continue
        const onStored = (stored: readonly { readonly id: string; readonly fields: unknown }[]) => {
          known.set(
            uuid,
            stored.flatMap(({ id, fields }) => readSiaSession(id, uuid, fields) ?? []),
          )
          report()
        }
        releases.set(uuid, documents.watch(path, onStored, onError))
      }
      report()
    },
    onError,
  )
  return () => {
    stop()
    releaseAll()
  }
}
