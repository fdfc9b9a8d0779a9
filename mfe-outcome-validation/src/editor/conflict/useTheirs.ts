import type { StoredStudy } from '@outcome-studio/shared/data'
import { mergeStudies, type Study, type StudyMerge } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useEditor } from '../binding/EditorContext.ts'
import { useStudyGateway } from '../binding/useStudyGateway.ts'
import type { EditorSession } from '../model/EditorSession.ts'
import type { StudyGateway } from '../model/StudyGateway.ts'

export interface Comparison {
  readonly theirs: StoredStudy
  readonly merge: StudyMerge
}

/**
 * Reads the newer version and compares it with this one. null while it is being read.
 * @param onFailure called after it was said that it could not be read
 */
export function useTheirs(onFailure: () => void): Comparison | null {
  const host = useHost()
  const { session } = useEditor()
  const gateway = useStudyGateway()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  useEffect(() => {
    let isWanted = true
    compare(session, gateway).then(
      (found) => isWanted && setComparison(found),
      (error: unknown) => {
        if (!isWanted) return
        host.showError(error)
        onFailure()
      },
    )
    return () => {
      isWanted = false
    }
  }, [gateway, session, host, onFailure])
  return comparison
}

async function compare(session: EditorSession, gateway: StudyGateway): Promise<Comparison> {
  const theirs = await gateway.load(session.header?.docName ?? session.docName.trim())
  const base = session.base ?? (await baseInHistory(session, gateway))
  return { theirs, merge: mergeStudies(base, session.views.study, theirs.study) }
}

/** The study as it was when a draft was begun on it. Without it every difference is to be chosen. */
async function baseInHistory({ header, uuid }: EditorSession, gateway: StudyGateway): Promise<Study | null> {
  if (!header) return null
  const version = await gateway.version(uuid, header.revision).catch(() => null)
  return version?.study ?? null
}
