import { type Ref, type TextareaHTMLAttributes, useCallback, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { inputStyles } from './fieldStyles.ts'

const StyledGrowingTextArea = styled.textarea`
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

const grows = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

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

  // For browsers without `field-sizing: content`.
  useLayoutEffect(() => {
    if (grows() || !area.current) return
    area.current.style.height = 'auto'
    if (value !== '') area.current.style.height = `${area.current.scrollHeight}px`
  }, [value])

  return <StyledGrowingTextArea rows={1} dir="auto" {...rest} ref={both} />
}
