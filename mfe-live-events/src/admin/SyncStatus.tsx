import { useEventsInfo } from '@outcome-studio/shared/data'
import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, color, Disclosure, Notice, ProgressBar, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { formatMoment } from './core/formatMoment.ts'
import { describeProgress, describeSync } from './describeSync.ts'
import type { Sync } from './useSync.ts'

/** The catalogue's message for an internal error does not say what failed. */
function describeFailure(error: unknown): string {
  const { code, message } = describeError(error)
  if (code !== 'cen/internal-error') return message
  return 'The sync failed. Please try again later, or contact support if it keeps happening.'
}

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
`

/** The time and result of the last sync with Zoom. */
export function SyncStatus({ sync }: { readonly sync: Sync }) {
  const { state, stateError, attempt, isRunning, isStale, start } = sync
  const { finishedAt, error } = state
  const { data: info } = useEventsInfo()
  // Events of an earlier release were synced without a state.
  const syncedAt = finishedAt || (info?.syncedAt ?? '')
  const hasFailed = error !== '' || attempt?.kind === 'failed'
  // It would contradict the failure.
  const result = hasFailed ? null : state.result
  return (
    <Frame>
      <p>{syncedAt === '' ? 'Not synced yet.' : `Last synced ${formatMoment(syncedAt)}.`}</p>
      {isRunning && <ProgressBar label={describeProgress(state.isRunning ? state.handled : 0)} />}
      {attempt?.kind === 'alreadyRunning' && isRunning && (
        <Notice>A sync is running already. Its result appears here as soon as it is done.</Notice>
      )}
      {isStale && attempt?.kind !== 'failed' && (
        <Notice tone="warning">
          The last sync stopped after {counted(state.handled, 'event')}, before it was done. Sync again to go
          on, or wait for the next sync by schedule.
        </Notice>
      )}
      {attempt?.kind === 'unfinished' && !isRunning && !isStale && (
        <Notice tone="warning">
          Zoom has more events than could be read in one go. Sync again to go on, or wait for the next sync by
          schedule.
        </Notice>
      )}
      {attempt?.kind === 'failed' && !isRunning && (
        <Notice tone="danger" actions={<Button onPress={start}>Try again</Button>}>
          {describeFailure(attempt.error)}
        </Notice>
      )}
      {error !== '' && attempt?.kind !== 'failed' && !isRunning && (
        <Notice tone="warning">The last sync ended early: {error} The events stay as they were.</Notice>
      )}
      {stateError && (
        <Notice tone="warning">
          The state of the sync could not be read. {describeError(stateError).message}
        </Notice>
      )}
      {result && (
        <p role="status" aria-label="Last result">
          {describeSync(result)}.
        </p>
      )}
      {result && result.failed.length > 0 && (
        <Disclosure summary={`${result.failed.length} not brought in`}>
          <ul>
            {result.failed.map(({ what, reason }) => (
              <li key={`${what} ${reason}`}>
                {what}: {reason}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Frame>
  )
}
