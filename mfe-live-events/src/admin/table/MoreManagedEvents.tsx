import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, color, Notice, space } from '@outcome-studio/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { FurtherEvents } from '../../core/FurtherEvents.ts'
import { ActionRow } from '../core/ActionRow.ts'

const More = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  color: ${color.textMuted};
`

interface MoreManagedEventsProps {
  /** Events to come; null if all are loaded. */
  readonly upcoming: FurtherEvents | null
  /** Past events; null if all are loaded. */
  readonly older: FurtherEvents | null
}

/** Loads further events below the table. */
export function MoreManagedEvents({ upcoming, older }: MoreManagedEventsProps) {
  const [isAsked, setAsked] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  const isComplete = upcoming === null && older === null
  useEffect(() => {
    // The last button is gone, with the focus if it was there.
    if (isComplete && isAsked && document.activeElement === document.body) end.current?.focus()
  }, [isComplete, isAsked])
  if (isComplete) {
    return isAsked ? (
      <p ref={end} tabIndex={-1}>
        All events are loaded.
      </p>
    ) : null
  }
  const load = (events: FurtherEvents) => () => {
    setAsked(true)
    events.load()
  }
  const error = older?.error
  return (
    <More>
      {error ? (
        <Notice tone="danger">More events could not be loaded. {describeError(error).message}</Notice>
      ) : (
        <p>Search, filters and sorting cover only the events that are loaded.</p>
      )}
      <ActionRow>
        {upcoming && (
          <Button isPending={upcoming.isLoading} onPress={load(upcoming)}>
            Show later events
          </Button>
        )}
        {older && (
          <Button isPending={older.isLoading} onPress={load(older)}>
            {older.error ? 'Try again' : 'Show older events'}
          </Button>
        )}
      </ActionRow>
    </More>
  )
}
