import type { Access } from '../contract.ts'
import { useHost } from './useHost.ts'
import { useReadable } from './useReadable.ts'

/** What the signed-in person may do, kept up to date. */
export function useAccess(): Access {
  return useReadable(useHost().access)
}
