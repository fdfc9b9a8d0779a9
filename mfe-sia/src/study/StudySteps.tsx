import type { JobStep } from '@outcome-studio/shared/domain/study'
import { Badge, color, radius, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { Said } from './sources/Said.tsx'

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  padding: 0;
  list-style: none;
`
const Step = styled.li`
  display: grid;
  gap: ${space(1.5)};
`
const Heading = styled.h3`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  font: ${type.label};
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1;
  }
  & > :not(:first-child) {
    flex: none;
  }
`
const Statements = styled.ol`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
`
const Statement = styled.li`
  padding: ${space(1)} ${space(2)};
  border-inline-start: 2px solid ${color.border};
  font: ${type.small};
  overflow-wrap: anywhere;

  &[data-fresh] {
    border-inline-start-color: ${color.success};
    border-radius: 0 ${radius.small} ${radius.small} 0;
    background: ${color.successSoft};
  }
`

interface StudyStepsProps {
  readonly steps: readonly JobStep[]
  /** Uuids of new items. */
  readonly fresh: ReadonlySet<string>
}

/** The job steps with their outcome statements. */
export const StudySteps = memo(({ steps, fresh }: StudyStepsProps) => (
  <Steps aria-label="Job steps">
    {steps.map(({ uuid, userInput, category, outcomeStatements }, index) => (
      <Step key={uuid}>
        <Heading>
          <span>
            {index + 1}. <Said of={uuid}>{userInput.trim() || 'Untitled job step'}</Said>
          </span>
          {category && <Badge>{category}</Badge>}
          {fresh.has(uuid) && <Badge tone="primary">New</Badge>}
        </Heading>
        {outcomeStatements.some((each) => each.userInput.trim() !== '') && (
          <Statements aria-label={`Outcome statements of job step ${index + 1}`}>
            {outcomeStatements
              .filter((each) => each.userInput.trim() !== '')
              .map((each) => (
                <Statement key={each.uuid} data-fresh={fresh.has(each.uuid) || undefined}>
                  {fresh.has(each.uuid) && <VisuallyHidden>New: </VisuallyHidden>}
                  {each.userInput}
                </Statement>
              ))}
          </Statements>
        )}
      </Step>
    ))}
  </Steps>
))
