import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, color, Notice, space } from '@outcome-studio/shared/ui'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { FurtherEvents } from '../core/FurtherEvents.ts'

const More = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  color: ${color.textMuted};
`

interface MoreEventsProps {
  /** null if all are loaded. */
  readonly further: FurtherEvents | null
  /** The events that are shown, in their order. */
  readonly shown: readonly LiveEvent[]
  readonly isFiltered: boolean
  /** Gets the focus if no further event is shown. */
  readonly fallback: RefObject<HTMLElement | null>
}

/** Loads further events below the list. Then the focus is on the first new one, if it was on the button. */
export function MoreEvents({ further, shown, isFiltered, fallback }: MoreEventsProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlySet<string> | null>(null)
  const isLoading = further?.isLoading === true
  const error = further?.error ?? null
  useEffect(() => {
    const known = before.current
    if (known === null || isLoading || error !== null) return
    const first = shown.findIndex(({ documentId }) => !known.has(documentId))
    if (first === -1 && further !== null) return
    before.current = null
    const panel = anchor.current?.parentElement
    // Somebody who went elsewhere meanwhile stays there.
    const isHere =
      document.activeElement === document.body || anchor.current?.contains(document.activeElement)
    if (!isHere) return
    const link = panel?.querySelectorAll<HTMLElement>('li a')[first]
    const next = link ?? fallback.current
    next?.focus()
  }, [shown, isLoading, error, further, fallback])
  return (
    <More ref={anchor} hidden={further === null}>
      {further && (
        <>
          {error ? (
            <Notice tone="danger">More events could not be loaded. {describeError(error).message}</Notice>
          ) : (
            isFiltered && <p>Search and filters cover only the events that are loaded.</p>
          )}
          <Button
            isPending={isLoading}
            onPress={() => {
              before.current = new Set(shown.map(({ documentId }) => documentId))
              further.load()
            }}
          >
            {error ? 'Try again' : 'Show more'}
          </Button>
        </>
      )}
    </More>
  )
}
