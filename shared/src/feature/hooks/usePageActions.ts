import { useEffect, useRef } from 'react'
import type { PageAction } from '../core/contract.ts'
import { useHost } from './useHost.ts'

/**
 * Offers actions in the host's command palette while the calling component is mounted.
 * @param actions called when the palette opens; the most important action first
 */
export function usePageActions(actions: () => readonly PageAction[]): void {
  const host = useHost()
  const latest = useRef(actions)
  latest.current = actions
  // Hosts that were deployed before the contract had page actions do not show any.
  useEffect(() => host.offerActions?.(() => latest.current()), [host])
}
