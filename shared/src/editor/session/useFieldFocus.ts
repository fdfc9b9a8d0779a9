import { type RefObject, useEffect } from 'react'
import { useEditor } from './EditorContext.ts'

/** Focuses the field when focus is requested for `key`, with the cursor at the start or end of its text. */
export function useFieldFocus(
  key: string,
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
): void {
  const { focus } = useEditor()
  useEffect(
    () =>
      focus.offer(key, (cursorAt) => {
        const element = field.current
        const cursor = cursorAt === 'start' ? 0 : (element?.value.length ?? 0)
        element?.focus()
        element?.setSelectionRange(cursor, cursor)
      }),
    [focus, key, field],
  )
}
