import { checkboxStyles } from '@outcome-studio/shared/ui'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import styled from 'styled-components'

const Box = styled.input`
  ${checkboxStyles}
  margin: 2px 0;
  cursor: pointer;

  @media (pointer: coarse) {
    width: 24px;
    height: 24px;
    margin: 0;
  }
`

interface SelectBoxProps {
  readonly label: string
  readonly isSelected: boolean
  readonly isPartly?: boolean
  /** @param isRange Shift was held */
  readonly onToggle: (isRange: boolean) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** The checkbox of a row, named for screen readers only. */
export function SelectBox({ label, isSelected, isPartly = false, onToggle, ref }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  // The DOM has a property for this, but HTML has no attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <Box
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}
