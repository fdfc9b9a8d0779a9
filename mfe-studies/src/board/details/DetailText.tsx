import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import { GrowingTextArea, labelStyles, space } from '@outcome-studio/shared/ui'
import { useId, useRef } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

interface DetailTextProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** Key under which the field can be asked for focus. */
  readonly focusKey?: string
  readonly onText: (text: string) => void
}

/** A text of several lines about a goal. */
export function DetailText({ label, value, placeholder, focusKey, onText }: DetailTextProps) {
  const isReadOnly = useReadOnly()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus(focusKey ?? id, field)
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <GrowingTextArea
        id={id}
        ref={field}
        readOnly={isReadOnly}
        placeholder={isReadOnly ? undefined : placeholder}
        value={value}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Frame>
  )
}
