import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { color, IconButton, space, type } from '@outcome-studio/shared/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface BranchPickerProps {
  readonly siblings: readonly SiaMessageId[]
  readonly index: number
  readonly onChoose: (id: SiaMessageId) => void
}

/** Switches between versions of a message. */
export function BranchPicker({ siblings, index, onChoose }: BranchPickerProps) {
  const step = (label: string, id: SiaMessageId | undefined, icon: typeof ChevronLeft) => {
    const Icon = icon
    return (
      <IconButton
        label={label}
        aria-disabled={id === undefined}
        onClick={() => id !== undefined && onChoose(id)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    )
  }
  return (
    <Row role="group" aria-label="Versions">
      {step('Previous version', siblings[index - 1], ChevronLeft)}
      <span>
        {index + 1} of {siblings.length}
      </span>
      {step('Next version', siblings[index + 1], ChevronRight)}
    </Row>
  )
}
