import { type GoalId, goalId as toGoalId } from '@outcome-studio/shared/domain/needs'
import { dropLineAt, followPointer, showDropLine } from '@outcome-studio/shared/editor'
import { type PointerEvent, type RefObject, useCallback } from 'react'
import { useSession } from '../../core/editing.ts'
import { useBoard } from '../react/BoardContext.ts'
import { type GoalDropPlace, goalDropPlace } from './goalDropPlace.ts'

/**
 * Makes goals draggable by their handles, within and between layers, with one listener for the whole map. It moves the
 * drop line without React state, so that nothing renders during a drag.
 */
export function useGoalDrag(line: RefObject<HTMLElement | null>) {
  const session = useSession()
  const { moves } = useBoard()
  return useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
      const id = handle?.dataset.drag
      if (!handle || id === undefined || event.button !== 0) return
      const goalId = toGoalId(id)
      const row = handle.closest<HTMLElement>('[data-goal]')
      followPointer(event.nativeEvent, () => {
        let place: GoalDropPlace | null = null
        if (row) row.dataset.dragging = ''
        return {
          // The map scrolls in itself.
          scroller: handle.closest('[data-map]'),
          move: (x, y) => {
            place = goalDropPlace(x, y)
            showDropLine(line.current, place && dropLineAt(place.element, place.isBelow))
          },
          end: (isDropped) => {
            if (row) delete row.dataset.dragging
            showDropLine(line.current, null)
            if (isDropped && place) moves.to(goalId, place.layer, indexOf(place, goalId))
          },
        }
      })

      function indexOf({ layer, before }: GoalDropPlace, dragged: GoalId): number {
        const others = session.views.layer(layer).filter((each) => each !== dragged)
        // A goal dropped on its own place stays before the one after it.
        const next = before === dragged ? goalBelow(dragged) : before
        const at = next === null ? -1 : others.indexOf(toGoalId(next))
        return at < 0 ? others.length : at
      }

      function goalBelow(dragged: GoalId): GoalId | null {
        const layer = session.views.goal(dragged)?.layer
        const ids = layer === undefined ? [] : session.views.layer(layer)
        return ids[ids.indexOf(dragged) + 1] ?? null
      }
    },
    [session, moves, line],
  )
}
