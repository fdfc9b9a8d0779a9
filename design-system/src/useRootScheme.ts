import { useEffect } from 'react'
import type { SchemeName } from './specimens/Specimen.ts'

/** Makes the whole page, with what lies above it, wear a scheme while the caller is shown. */
export function useRootScheme(scheme: SchemeName): void {
  useEffect(() => {
    if (scheme === 'system') return
    const root = document.documentElement
    root.dataset.colorScheme = scheme
    return () => {
      delete root.dataset.colorScheme
    }
  }, [scheme])
}
