import { describeReading, describeScale, type RatingScale } from '@outcome-studio/shared/domain/study'
import { Notice, Select, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { ScaleDoubt } from '../domain/import/findScaleDoubt.ts'

const Question = styled.div`
  display: grid;
  gap: ${space(2)};
`

const NONE = 'none'

interface ScaleQuestionProps {
  readonly doubt: ScaleDoubt
  /** The member's answer, or the scale that the file names; null until then. */
  readonly scale: RatingScale | null
  readonly onChange: (scale: RatingScale) => void
}

/** Asks for the scale of ratings, and shows what each scale makes of one of them. */
export function ScaleQuestion({ doubt, scale, onChange }: ScaleQuestionProps) {
  const { reason, title, example, scales } = doubt
  const options = scales.map((each) => ({ value: each, label: describeScale(each, example) }))
  return (
    <Question>
      {scale === null && (
        <Notice tone="warning">
          {reason} Choose the scale of the ratings. Until then they are left out.
        </Notice>
      )}
      {scale !== null && <p>{describeReading(scale, title, example)}</p>}
      <Select
        label="Scale of the ratings"
        value={scale ?? NONE}
        options={scale === null ? [{ value: NONE, label: 'Choose a scale' }, ...options] : options}
        onChange={(value) => {
          const chosen = scales.find((each) => each === value)
          if (chosen) onChange(chosen)
        }}
      />
    </Question>
  )
}
