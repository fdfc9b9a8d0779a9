import { color, focusRing, labelStyles, radius, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Frame = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
  margin-bottom: ${space(1)};
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 36px;
  min-height: 36px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  font: ${type.control};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
    color: ${color.onAccent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (pointer: coarse) {
    min-width: 44px;
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`

const Ends = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Clear = styled.button`
  ${focusRing};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font: ${type.small};
  text-decoration: underline;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const VALUES = [1, 2, 3, 4, 5] as const

interface ImportanceFieldProps {
  /** 1 to 5; null until the member says. */
  readonly value: number | null
  readonly isReadOnly: boolean
  readonly onChange: (value: number | null) => void
}

/** How much it matters to close the gap, from 1 to 5. */
export function ImportanceField({ value, isReadOnly, onChange }: ImportanceFieldProps) {
  const name = useId()
  return (
    <Frame>
      <Legend>Importance of the gap</Legend>
      <Choices>
        {VALUES.map((each) => (
          <Choice key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              disabled={isReadOnly && value !== each}
              onChange={() => {
                if (!isReadOnly) onChange(each)
              }}
            />
            {each}
          </Choice>
        ))}
        {value !== null && !isReadOnly && (
          <Clear type="button" onClick={() => onChange(null)}>
            Clear
          </Clear>
        )}
      </Choices>
      <Ends>1 hardly matters, 5 matters most.</Ends>
    </Frame>
  )
}
