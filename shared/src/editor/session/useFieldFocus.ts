import { type RefObject, useEffect } from 'react'
import { useEditor } from './EditorContext.ts'

/** Focuses the field when focus is requested for `key`, with the cursor or selection that was asked for. */
export function useFieldFocus(
  key: string,
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): void {
  const { focus } = useEditor()
  useEffect(
    () =>
      focus.offer(key, (cursorAt) => {
        const element = field.current
        const end = element?.value.length ?? 0
        element?.focus()
        if (typeof cursorAt === 'object') element?.setSelectionRange(cursorAt.start, cursorAt.end)
        else element?.setSelectionRange(cursorAt === 'start' ? 0 : end, cursorAt === 'start' ? 0 : end)
      }),
    [focus, key, field],
  )
}
