import { type Ref, type TextareaHTMLAttributes, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fitHeight, GrowingArea } from './GrowingTextArea.tsx'
import { listenToTyping } from './listenToTyping.ts'

/** A text that is stored outside of React. */
export interface TextSource {
  readonly read: () => string
  /** Called with each new text. It may store another one, which is then shown. */
  readonly write: (text: string) => void
  /** Calls back when the text has changed. Returns the release. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Handled without React. */
type Typing = 'onChange' | 'onInput' | 'onBeforeInput' | 'onSelect' | 'onKeyPress' | 'onKeyUp'

interface TypedTextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | Typing> {
  /** Its identity must be stable. */
  readonly source: TextSource
  readonly ref?: Ref<HTMLTextAreaElement>
}

/**
 * A growing text area for one of thousands of texts. Each key is written to the source at once and renders nothing; the
 * field itself shows what is typed. Changes from elsewhere are shown when the source reports them.
 */
export function TypedTextArea({ source, ref, ...rest }: TypedTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const both = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  // React would write another default into the field.
  const [initial] = useState(source.read)
  useLayoutEffect(() => {
    const { current: field } = area
    if (field === null) return
    const follow = () => show(field, source.read())
    follow()
    const releases = [
      source.subscribe(follow),
      listenToTyping(field, () => {
        source.write(field.value)
        follow()
      }),
    ]
    return () => {
      for (const release of releases) release()
    }
  }, [source])
  return <GrowingArea rows={1} dir="auto" {...rest} ref={both} defaultValue={initial} />
}

/** Leaves a field alone that shows the text, because writing to it moves the cursor. */
function show(area: HTMLTextAreaElement, text: string): void {
  if (area.value !== text) area.value = text
  fitHeight(area, text)
}
