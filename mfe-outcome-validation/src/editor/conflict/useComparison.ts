import type { Comparison, StudyDocument } from '@outcome-studio/shared/document'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'

export type StudyComparison = Comparison<StudyDocument>

/**
 * Loads the newer version and compares it with this one. Returns null while loading.
 * @param onFailure called after the load error was shown
 */
export function useComparison(onFailure: () => void): StudyComparison | null {
  const host = useHost()
  const { session } = useEditor()
  const [comparison, setComparison] = useState<StudyComparison | null>(null)
  useEffect(() => {
    let isWanted = true
    session.compare().then(
      (loaded) => isWanted && setComparison(loaded),
      (error: unknown) => {
        if (!isWanted) return
        host.showError(error)
        onFailure()
      },
    )
    return () => {
      isWanted = false
    }
  }, [session, host, onFailure])
  return comparison
}
