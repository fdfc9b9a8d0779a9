import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import type { DocumentComparison } from '../session/OpenDocument.ts'

/**
 * Loads the newer version and compares it with this one. Returns null while loading.
 * @param onFailure called after the load error was shown
 */
export function useComparison(onFailure: () => void): DocumentComparison | null {
  const host = useHost()
  const { compare } = useEditor()
  const [comparison, setComparison] = useState<DocumentComparison | null>(null)
  useEffect(() => {
    let isWanted = true
    compare().then(
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
  }, [compare, host, onFailure])
  return comparison
}
