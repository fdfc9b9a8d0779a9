import { type Ref, type TextareaHTMLAttributes, useCallback, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { inputStyles } from './fieldStyles.ts'

/** As high as its text. */
export const GrowingArea = styled.textarea`
  ${inputStyles}
  display: block;
  overflow: hidden;
  resize: none;
  field-sizing: content;
`

interface GrowingTextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly value: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

const GROWS = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/** Fits the height to the text in a browser without `field-sizing: content`. */
export function fitHeight(area: HTMLTextAreaElement, text: string): void {
  if (GROWS) return
  area.style.height = 'auto'
  if (text !== '') area.style.height = `${area.scrollHeight}px`
}

/**
 * A text area as high as its text, in the direction of its first letters. It has no state, so that a list can show
 * hundreds of them.
 */
export function GrowingTextArea({ ref, ...rest }: GrowingTextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const both = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  const { value } = rest

  useLayoutEffect(() => {
    if (area.current) fitHeight(area.current, value)
  }, [value])

  return <GrowingArea rows={1} dir="auto" {...rest} ref={both} />
}
