import { placeOfStatement } from '@outcome-studio/shared/document'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { followPointer, showDropLine } from '@outcome-studio/shared/editor'
import { type PointerEvent, type RefObject, useCallback } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { type DropPlace, dropPlaceOfStatement, dropPlaceOfStep } from './dropPlace.ts'

/** Index in a list after the item at `from` was removed. */
const without = (from: number, index: number): number => (index > from ? index - 1 : index)

/**
 * Makes steps and statements draggable by their handles, with one listener for the whole list. It moves the drop line
 * without React state, so that nothing renders during a drag.
 */
export function useRowDrag(line: RefObject<HTMLElement | null>) {
  const { session, moves, folded } = useEditor()
  return useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
      const uuid = handle?.dataset.drag
      if (!handle || uuid === undefined || event.button !== 0) return
      const list = event.currentTarget
      const step = session.views.step(jobStepUuid(uuid))
      const drop = ({ stepId, index }: DropPlace) => {
        if (step) return moves.stepTo(step.uuid, without(session.views.outline.indexOf(step.uuid), index))
        const statementId = outcomeStatementUuid(uuid)
        const home = placeOfStatement(session.views, statementId)
        if (!home) return false
        const target = jobStepUuid(stepId)
        // A collapsed step shows no place between its statements.
        const end = session.views.step(target)?.statementIds.length ?? 0
        const place = folded.has(target) ? end : index
        const to = home.stepId === stepId ? without(home.at, place) : place
        return moves.statementTo(statementId, target, to)
      }
      followPointer(event.nativeEvent, () => {
        let place: DropPlace | null = null
        handle.dataset.dragging = ''
        return {
          move: (_x, y) => {
            place = (step ? dropPlaceOfStep : dropPlaceOfStatement)(list, y)
            showDropLine(line.current, place?.line ?? null)
          },
          end: (isDropped) => {
            delete handle.dataset.dragging
            showDropLine(line.current, null)
            if (isDropped && place) drop(place)
          },
        }
      })
    },
    [session, moves, folded, line],
  )
}
