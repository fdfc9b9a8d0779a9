import type { TextSpan } from '@outcome-studio/shared/domain/study'
import { type RefObject, useEffect } from 'react'
import { useEditor } from './EditorContext.ts'
import type { CursorAt } from './FocusRequests.ts'

/** Focuses the field when focus is requested for `key`, with the requested cursor or selection. */
export function useFieldFocus(
  key: string,
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): void {
  const { focus } = useEditor()
  useEffect(
    () =>
      focus.offer(key, (cursorAt) => {
        const element = field.current
        if (element === null) return
        const place = () => {
          const { start, end } = placeIn(element.value, cursorAt)
          element.setSelectionRange(start, end)
        }
        element.focus()
        place()
        // The current edit may still change the text, which moves the cursor to its end.
        if (typeof cursorAt === 'object') unlessTypedBefore(element, place)
      }),
    [focus, key, field],
  )
}

/** Calls back in the next task, unless the user types first. On a busy device, many keys may precede a timer. */
function unlessTypedBefore(element: HTMLElement, callback: () => void): void {
  const timer = setTimeout(() => {
    element.removeEventListener('beforeinput', cancel)
    callback()
  })
  const cancel = () => clearTimeout(timer)
  element.addEventListener('beforeinput', cancel, { once: true })
}

function placeIn(text: string, cursorAt: CursorAt): Pick<TextSpan, 'start' | 'end'> {
  if (typeof cursorAt === 'object') return cursorAt
  const cursor = cursorAt === 'start' ? 0 : text.length
  return { start: cursor, end: cursor }
}
