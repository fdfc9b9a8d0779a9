import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, media, radius, space } from '@outcome-studio/shared/ui'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useFolded } from '../react/useFolded.ts'
import { WizardButton } from '../wizard/WizardButton.tsx'
import { FoldedStatements } from './FoldedStatements.tsx'
import { GhostRow } from './GhostRow.ts'
import { JobStepRow } from './JobStepRow.tsx'
import { moveInPlace } from './moveInPlace.ts'
import { OutcomeStatementRow } from './OutcomeStatementRow.tsx'

/**
 * Laid out and painted only when visible, but always in the DOM for search, print and screen readers. The estimated
 * height includes a remark for each statement. Too low an estimate would make steps overlap when they are measured.
 */
const Block = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  scroll-margin-top: var(--below-bar);
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(8rem + var(--statements) * 6.5rem);

  ${media.narrow} {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    contain-intrinsic-block-size: auto calc(10rem + var(--statements) * 10rem);
  }
  /* Otherwise a collapsed step out of view keeps the height it had. */
  &[data-folded] {
    content-visibility: visible;
  }
  @media print {
    padding: ${space(1)} 0;
    border: 0;
    content-visibility: visible;
    break-inside: avoid;
  }
`

const Statements = styled.ol`
  list-style: none;

  & > li + li {
    margin-top: ${space(0.5)};
  }
  /* By holdHeight. Containing the style would calculate that of the whole document anew. */
  @media screen {
    & > [data-held] {
      height: var(--held-height);
      contain: size layout;
    }
  }
`

const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
`

interface JobStepBlockProps {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
  readonly isLast: boolean
  /** Whether its content is mounted. Until then the block reserves the space. */
  readonly isMounted: boolean
  /** Whether its statements are shown even if it is collapsed. */
  readonly isWhole: boolean
}

/** One job step with its outcome statements. Typing in a statement does not render it again. */
export const JobStepBlock = memo(function JobStepBlock({
  stepId,
  number,
  isLast,
  isMounted,
  isWhole,
}: JobStepBlockProps) {
  const { actions, newSteps } = useEditor()
  const isReadOnly = useReadOnly()
  const step = useSessionValue(stepId, ({ views }) => views.step(stepId))
  const isFolded = useFolded(stepId)
  if (!step) return null
  const { statementIds } = step
  if (!isMounted) return <Block style={{ '--statements': statementIds.length }} />
  if (isFolded && !isWhole) {
    return (
      <Block data-step={stepId} data-folded="">
        <JobStepRow step={step} number={number} isLast={isLast} />
        <FoldedStatements step={step} />
      </Block>
    )
  }
  return (
    <Block
      data-step={stepId}
      style={{ '--statements': statementIds.length }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) newSteps.leave(stepId)
      }}
    >
      <JobStepRow step={step} number={number} isLast={isLast} />
      <Statements ref={moveInPlace} role="list" aria-label={`Outcome statements of job step ${number}`}>
        {statementIds.map((statementId, at) => (
          <li key={statementId} data-statement={statementId}>
            <OutcomeStatementRow
              stepId={stepId}
              statementId={statementId}
              stepNumber={number}
              number={at + 1}
              isLast={isLast && at === statementIds.length - 1}
            />
          </li>
        ))}
      </Statements>
      {!isReadOnly && (
        <End>
          <GhostRow onClick={() => actions.addStatement(stepId, statementIds.length)}>
            <Plus aria-hidden="true" />
            Add outcome statement
          </GhostRow>
          <WizardButton stepId={stepId} number={number} />
        </End>
      )}
    </Block>
  )
})
