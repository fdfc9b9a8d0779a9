import { STARTER_VERBS } from '@outcome-studio/shared/domain/checker'
import type { JobStepCategory, JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, Disclosure, media, radius, space, type } from '@outcome-studio/shared/ui'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
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
export const SectionTitle = styled.h3`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0 calc(-1 * ${space(2)});
  padding: ${space(2)} ${space(3)};
  border-bottom: 2px solid ${color.accent};
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${color.sunken};
  font: ${type.heading};

  /* The categories follow each other. The arrow is not read out. */
  section:not([data-category=''], :last-child) > &::after {
    content: '→' / '';
    float: right;
    color: ${color.textMuted};
    font-weight: 400;
  }
  ${media.low} {
    position: static;
  }
  @media print {
    position: static;
  }
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

const About = styled.div`
  color: ${color.textMuted};

  & summary {
    gap: ${space(1)};
    min-height: 24px;
    font: ${type.small};
  }
  /* The drawing of the icon starts below the heading. */
  & summary > svg {
    margin-left: -5px;
  }
  /* A second line in one of eight columns would open a gap in all. */
  ${media.wide} {
    & summary {
      gap: 2px;
      white-space: nowrap;
    }
  }
  & summary + div {
    padding-left: 0;
  }
  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  margin-top: auto;
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
      <SectionTitle id={titleId}>{category}</SectionTitle>
      <About>
        <Disclosure summary={`About ${category}`}>
          <Hint>
            {CATEGORY_GUIDE[category]} Steps often start with {STARTER_VERBS[category].join(', ')}.
          </Hint>
        </Disclosure>
      </About>
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
