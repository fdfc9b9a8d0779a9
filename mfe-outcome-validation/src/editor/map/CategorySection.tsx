import { STARTER_VERBS } from '@outcome-studio/shared/domain/checker'
import type { JobStepCategory, JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, IconButton, media, Popover, radius, space, type } from '@outcome-studio/shared/ui'
import { Info, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { CATEGORY_GUIDE } from './CATEGORY_GUIDE.ts'
import { indexForCategory } from './jobMap.ts'
import { MapStep } from './MapStep.tsx'
import { NotApplicable } from './NotApplicable.tsx'

export const SectionFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  padding: 0 ${space(2)} ${space(2)};
  border-radius: ${radius.large};
  background: ${color.sunken};

  &[data-over] {
    outline: 2px solid ${color.accent};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Stays in view while the board scrolls down. */
export const SectionHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin: 0 calc(-1 * ${space(2)});
  padding: ${space(1)} ${space(3)};
  border-bottom: 2px solid ${color.accent};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.sunken};

  /* The categories follow each other. The arrow is not read out. */
  section:not([data-category=''], :last-child) > &::after {
    content: '→' / '';
    margin-left: auto;
    color: ${color.textMuted};
  }
  ${media.low} {
    position: static;
  }
  @media print {
    position: static;

    & > button {
      display: none;
    }
  }
`

export const SectionTitle = styled.h3`
  padding-block: ${space(1)};
  font: ${type.heading};
`

export const SectionSteps = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

/** As small as the heading beside it; a finger gets more. */
const InfoButton = styled(IconButton)`
  width: 28px;
  height: 28px;

  & > svg {
    width: 16px;
    height: 16px;
  }
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  /* The labels start below the heading: padding and border of a button. */
  margin-left: calc(-1px - ${space(2)});

  & > button {
    padding-inline: ${space(2)};
  }
  /* Eight columns leave little width. */
  ${media.wide} {
    margin-left: calc(-1px - ${space(1.5)});

    & > button {
      min-height: 32px;
      padding: 0 ${space(1.5)};
      font: ${type.label};
      text-align: left;
    }
  }

  ${media.narrow} {
    flex-direction: row;
    flex-wrap: wrap;
  }
`

interface CategorySectionProps {
  readonly category: JobStepCategory
  readonly steps: readonly JobStepUuid[]
  /** Position of each step in the study, from 1. */
  readonly numberOf: (stepId: JobStepUuid) => number
  /** Why this job has no such step; undefined if it has one or no reason was given. */
  readonly reason: string | undefined
}

/** Shows one category of the job map: its question and its steps. */
export function CategorySection({ category, steps, numberOf, reason }: CategorySectionProps) {
  const { session, actions, announcement } = useEditor()
  const info = useRef<HTMLButtonElement>(null)
  const [isInformed, setInformed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const titleId = useId()
  const isReadOnly = useReadOnly()
  const mark = (given: string | null) => {
    setAsking(false)
    session.apply({ kind: 'setNotApplicable', category, reason: given })
    announcement.set(`${category} ${given === null ? 'applies again' : 'is marked as not applicable'}.`)
  }
  return (
    <SectionFrame aria-labelledby={titleId} data-category={category}>
      <SectionHead>
        <SectionTitle id={titleId}>{category}</SectionTitle>
        <InfoButton
          ref={info}
          label={`About ${category}`}
          aria-expanded={isInformed}
          onClick={() => setInformed(!isInformed)}
        >
          <Info aria-hidden="true" />
        </InfoButton>
      </SectionHead>
      <Popover label={`About ${category}`} isOpen={isInformed} onOpenChange={setInformed} triggerRef={info}>
        <Hint>
          {CATEGORY_GUIDE[category]} Steps often start with {STARTER_VERBS[category].join(', ')}.
        </Hint>
      </Popover>
      {reason !== undefined && <Hint>Does not apply: {reason}</Hint>}
      {steps.length > 0 && (
        <SectionSteps role="list">
          {steps.map((stepId) => (
            <MapStep key={stepId} stepId={stepId} number={numberOf(stepId)} />
          ))}
        </SectionSteps>
      )}
      {!isReadOnly && (
        <Actions>
          <Button
            tone="quiet"
            aria-label={`Add job step to ${category}`}
            onPress={() => actions.addJobStep(indexForCategory(session.views, category), category)}
          >
            <Plus aria-hidden="true" />
            Add job step
          </Button>
          {reason !== undefined ? (
            <Button tone="quiet" aria-label={`${category} does apply`} onPress={() => mark(null)}>
              It does apply
            </Button>
          ) : (
            steps.length === 0 && (
              <Button tone="quiet" aria-label={`${category} does not apply`} onPress={() => setAsking(true)}>
                Does not apply
              </Button>
            )
          )}
        </Actions>
      )}
      {isAsking && <NotApplicable category={category} onClose={() => setAsking(false)} onConfirm={mark} />}
    </SectionFrame>
  )
}
