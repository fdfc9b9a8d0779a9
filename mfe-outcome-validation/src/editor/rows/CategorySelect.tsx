import { JOB_STEP_CATEGORIES, type JobStepCategory } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import type { Ref } from 'react'
import styled from 'styled-components'

const StyledSelect = styled.select`
  max-width: 100%;
  min-height: 28px;
  padding: 0 ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.textMuted};
  font: ${type.small};
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 40px;
    font-size: 1rem;
  }
  /* The arrow stands beside the text. */
  ${media.narrow} {
    field-sizing: content;
  }
`

const Text = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

interface CategorySelectProps {
  readonly label: string
  readonly value: JobStepCategory | null
  readonly onChange: (category: JobStepCategory | null) => void
  readonly ref?: Ref<HTMLSelectElement>
}

/** Selects the category of a step in the universal job map. Only its name for a member who can only read. */
export function CategorySelect({ label, value, onChange, ref }: CategorySelectProps) {
  if (useReadOnly()) return <Text>{value ?? 'No category'}</Text>
  return (
    <StyledSelect
      ref={ref}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        onChange(JOB_STEP_CATEGORIES.find((category) => category === chosen) ?? null)
      }}
    >
      <option value="">No category</option>
      {JOB_STEP_CATEGORIES.map((category) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
    </StyledSelect>
  )
}
