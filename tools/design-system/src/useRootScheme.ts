import { useEffect } from 'react'
import type { SchemeName } from './specimens/Specimen.ts'

/** Sets the color scheme of the whole page, overlays included, while the caller is mounted. */
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
