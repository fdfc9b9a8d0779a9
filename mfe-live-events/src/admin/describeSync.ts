import { counted } from '@outcome-studio/shared/domain/base'
import type { SyncResult } from '@outcome-studio/shared/domain/events'

/** What a sync did, for example "3 created, 1 changed, 40 unchanged, 0 canceled, 0 failed", or "Up to date". */
export function describeSync({ created, changed, unchanged, cancelled, failed }: SyncResult): string {
  if (created + changed + cancelled + failed.length === 0) return 'Up to date'
  return `${created} created, ${changed} changed, ${unchanged} unchanged, ${cancelled} canceled, ${failed.length} failed`
}

/** The progress of a running sync. */
export const describeProgress = (handled: number): string =>
  handled === 0 ? 'Syncing with Zoom…' : `Syncing with Zoom: ${counted(handled, 'event')} so far`
