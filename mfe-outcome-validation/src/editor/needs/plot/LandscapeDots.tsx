import { BAND_NAMES } from '@outcome-studio/shared/domain/study'
import { keyOf } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useRef } from 'react'
import {
  LANDSCAPE_LABEL,
  type LandscapeDot,
  type layoutLandscape,
} from '../../../domain/landscape/layoutLandscape.ts'
import { type LandscapeKey, neighborOf } from '../../../domain/landscape/neighborOf.ts'
import { describeNumber } from '../describeNumber.ts'
import type { PointedNeed } from '../usePointedNeed.ts'
import { VIEW_BOX } from './LandscapePicture.tsx'
import { Dot, Dots } from './plotStyles.ts'

const KEYS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies LandscapeKey[]
const isLandscapeKey = (key: string): key is LandscapeKey => KEYS.includes(key)

/** Dots that are seen to move. Each one that does tells of it by three events, which take longer than drawing it. */
const MOST_MOVING = 60

/** Space for a finger or a pointer around a dot. */
const REACH = 15

interface LandscapeDotsProps {
  readonly layout: ReturnType<typeof layoutLandscape>
  readonly pointed: PointedNeed
  /** Moves focus to the outcome's row. */
  readonly onGoToRow: (statementId: string) => void
}

/**
 * The dots of the landscape: one tab stop, arrow keys between them, Enter to the row of the table. The drawing of
 * the plot is a picture, whose content assistive technology ignores, so the dots are a drawing of their own.
 */
export function LandscapeDots({ layout: { dots }, pointed, onGoToRow }: LandscapeDotsProps) {
  const group = useRef<SVGSVGElement>(null)
  const current = dots.find(({ need }) => need.statementId === pointed.id)
  const tabStop = current ?? dots.toSorted((one, other) => other.score - one.score)[0]

  const onKeyDown = (event: KeyboardEvent, dot: LandscapeDot) => {
    const key = keyOf(event)
    if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      onGoToRow(dot.need.statementId)
    } else if (isLandscapeKey(key)) {
      event.preventDefault()
      const { statementId } = neighborOf(dots, dot, key).need
      pointed.select(statementId)
      group.current?.querySelector<SVGGElement>(`[data-need="${CSS.escape(statementId)}"]`)?.focus()
    }
  }

  return (
    <Dots
      ref={group}
      viewBox={VIEW_BOX}
      role="group"
      aria-label="Outcomes in the landscape"
      data-still={dots.length > MOST_MOVING ? '' : undefined}
    >
      {dots.map((dot) => (
        <Dot
          key={dot.need.statementId}
          tabIndex={dot === tabStop ? 0 : -1}
          aria-label={`${dot.need.number} ${dot.need.text}: ${describeNumber(dot.score)}, ${BAND_NAMES[dot.band]}`}
          data-need={dot.need.statementId}
          data-pointed={dot === current ? '' : undefined}
          style={{ transform: `translate(${dot.x}px, ${dot.y}px)` }}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && pointed.hover(dot.need.statementId)}
          onPointerLeave={() => pointed.hover(null)}
          onFocus={() => pointed.select(dot.need.statementId)}
          onClick={() => pointed.select(dot.need.statementId)}
          onKeyDown={(event) => onKeyDown(event, dot)}
        >
          <circle className="reach" r={REACH} />
          <circle className="need" data-band={dot.band} r={LANDSCAPE_LABEL.dotRadius} />
        </Dot>
      ))}
    </Dots>
  )
}
