import type { JobStep } from '@outcome-studio/shared/domain/study'
import { inputStyles, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// As high as the buttons next to it at most, so that the card stays low.
const Choice = styled.select`
  ${inputStyles}
  flex: 1 1 0;
  min-width: 160px;
  max-width: max-content;
  min-height: 32px;
  padding: 0 ${space(2)};
  font: ${type.small};
  text-overflow: ellipsis;
  cursor: pointer;
`

interface StepChoiceProps {
  readonly steps: readonly JobStep[]
  /** Id of the job step that the statement is in or goes to. Nothing is chosen if there is none. */
  readonly value: string
  readonly onChoose: (stepId: string) => void
}

/** The place of a new outcome statement, in which the member can choose another job step. */
export function StepChoice({ steps, value, onChoose }: StepChoiceProps) {
  const isKnown = steps.some(({ uuid }) => uuid === value)
  return (
    <>
      Outcome statement in
      <Choice
        aria-label="Job step"
        value={isKnown ? value : ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {!isKnown && (
          <option value="" disabled>
            Choose a job step
          </option>
        )}
        {steps.map(({ uuid, userInput }, at) => (
          <option key={uuid} value={uuid}>
            {`${at + 1} ${userInput.trim() || 'Untitled job step'}`}
          </option>
        ))}
      </Choice>
    </>
  )
}
