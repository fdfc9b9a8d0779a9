import { JOB_STEP_CATEGORIES, jobStepUuid } from '@outcome-studio/shared/domain/study'
import { followPointer } from '@outcome-studio/shared/editor'
import { type PointerEvent, useCallback } from 'react'
import { useEditor } from '../react/EditorContext.ts'

/** Lets steps be dragged to another category. */
export function useMapDrag() {
  const { session, announcement } = useEditor()
  return useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
      const uuid = handle?.dataset.drag
      if (!handle || uuid === undefined || event.button !== 0) return
      // Prevents text selection while dragging.
      event.preventDefault()
      const card = handle.closest<HTMLElement>('[data-map-step]')
      const drop = (chosen: string | undefined) => {
        const category = JOB_STEP_CATEGORIES.find((each) => each === chosen) ?? null
        const isMoved = session.apply({ kind: 'updateJobStep', stepId: jobStepUuid(uuid), category })
        if (isMoved) announcement.set(`Moved to ${category ?? 'no category'}.`)
      }
      followPointer(event.nativeEvent, () => {
        let over: HTMLElement | null = null
        const mark = (section: HTMLElement | null) => {
          if (over) delete over.dataset.over
          over = section
          if (over) over.dataset.over = ''
        }
        if (card) card.dataset.dragging = ''
        return {
          move: (x, y) =>
            mark(document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-category]') ?? null),
          end: (isDropped) => {
            const chosen = over?.dataset.category
            const isOver = over !== null
            mark(null)
            if (card) delete card.dataset.dragging
            if (isDropped && isOver) drop(chosen)
          },
        }
      })
    },
    [session, announcement],
  )
}
