import { type RefObject, useEffect } from 'react'
import { useEditor } from './EditorContext.ts'

/** Lets an item's field take the keyboard when it is passed to it, with the cursor at the end of its text. */
export function useFieldFocus(uuid: string, field: RefObject<HTMLTextAreaElement | null>): void {
  const { focus } = useEditor()
  useEffect(
    () =>
      focus.offer(uuid, () => {
        const element = field.current
        element?.focus()
        element?.setSelectionRange(element.value.length, element.value.length)
      }),
    [focus, uuid, field],
  )
}
