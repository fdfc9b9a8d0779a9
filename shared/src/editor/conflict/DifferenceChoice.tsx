import type { DocumentDifference, MergeSide } from '@outcome-studio/shared/document'
import { color, focusRing, media, radius, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { HighlightedText } from './HighlightedText.tsx'
import { markDifference } from './markDifference.ts'

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${space(1)};
    font: ${type.label};
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
  }
`

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(2)};
  align-content: start;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  font: ${type.small};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  & > input {
    ${focusRing};
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }
  & > span:last-child {
    grid-column: 1 / -1;
  }
`

const Name = styled.span`
  color: ${color.textMuted};
`

const NAMES = { mine: 'Mine', theirs: 'Theirs' } as const
const SIDES = ['mine', 'theirs'] as const

interface DifferenceChoiceProps {
  readonly difference: DocumentDifference
  /** null until the member chooses. */
  readonly chosen: MergeSide | null
  readonly onChoose: (side: MergeSide) => void
}

/** Shows one difference between two versions and the choice between them. */
export function DifferenceChoice({ difference, chosen, onChoose }: DifferenceChoiceProps) {
  const name = useId()
  const texts = markDifference(difference)
  return (
    <Group>
      <legend>{difference.where}</legend>
      {SIDES.map((side) => (
        <Option key={side}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <Name>{NAMES[side]}</Name>
          <HighlightedText text={texts[side]} />
        </Option>
      ))}
    </Group>
  )
}
