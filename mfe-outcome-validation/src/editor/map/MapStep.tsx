import type { JobStepView } from '@outcome-studio/shared/document'
import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import {
  bandFills,
  color,
  keyOf,
  media,
  radius,
  space,
  type,
  VisuallyHidden,
} from '@outcome-studio/shared/ui'
import { memo, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { describeHeat, shortHeat } from '../../domain/jobMap/stepHeat.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { CategorySelect } from '../rows/CategorySelect.tsx'
import { StatementField } from '../rows/StatementField.tsx'
import { useView } from '../views/useView.ts'
import { StepCounts } from './StepCounts.tsx'
import { useStepHeat } from './useStepHeat.ts'

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};

  &[data-dragging] {
    opacity: 0.5;
  }
  ${bandFills('background')}
  /* Gray and the color of links would be hard to read on the colors of the bands. */
  &[data-band] :is(button, [data-drag], [aria-hidden], select, textarea) {
    color: ${color.text};
  }
  &[data-band] textarea:not(:focus) {
    background: none;
  }
  /* The column already names the category. A finger has no hover. */
  @media (hover: hover) {
    &[data-sorted]:not(:hover, :focus-within) select {
      opacity: 0;
    }
  }
  /* Eight columns side by side leave no space for the number beside the text. */
  ${media.wide} {
    @media screen {
      &[data-sorted] {
        grid-template-columns: minmax(0, 1fr);
        padding: ${space(1)};
      }
      &[data-sorted] textarea[data-look] {
        padding-inline: ${space(1)};
        font: ${type.small};
      }
      &[data-sorted] > [aria-hidden] {
        justify-self: start;
        padding-block: 0;
        text-align: left;
      }
      /* In line with the number, which stays free for the pointer: below, it would leave an empty line in each card. */
      @media (hover: hover) {
        &[data-sorted] select {
          position: absolute;
          top: ${space(0.5)};
          right: ${space(0.5)};
          max-width: calc(100% - ${space(10)});
          min-height: 24px;
        }
      }
    }
  }
  @media print {
    break-inside: avoid;

    & select {
      display: none;
    }
  }
`

const Grip = styled.span`
  min-width: 24px;
  padding: ${space(1.5)} ${space(1)};
  border-radius: ${radius.small};
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
  text-align: right;

  &[data-drag] {
    cursor: grab;
    touch-action: none;
  }
  &[data-drag]:hover {
    background: ${color.sunken};
  }
`

const Facts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Heat = styled.p`
  color: ${color.text};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`

interface MapStepProps {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
}

/** Shows one job step on the map: text, category and a link to its outcome statements. */
export const MapStep = memo(function MapStep({ stepId, number }: MapStepProps) {
  const step = useSessionValue(stepId, ({ views }) => views.step(stepId))
  return step ? <MapCard step={step} number={number} /> : null
})

function MapCard({ step, number }: { readonly step: JobStepView; readonly number: number }) {
  const { session, actions, focus, announcement } = useEditor()
  const [, showView] = useView()
  const isReadOnly = useReadOnly()
  const field = useRef<HTMLTextAreaElement>(null)
  const { uuid: stepId, category, statementIds } = step
  const heat = useStepHeat(stepId)
  useFieldFocus(stepId, field)
  const select = useRef<HTMLSelectElement>(null)
  const categoryKey = `category of ${stepId}`
  useEffect(() => focus.offer(categoryKey, () => select.current?.focus()), [focus, categoryKey])

  const open = () => {
    focus.request(statementIds[0] ?? stepId)
    showView(null)
  }
  return (
    <Card data-map-step={stepId} data-sorted={category === null ? undefined : ''} data-band={heat?.band}>
      <Grip
        data-drag={isReadOnly ? undefined : stepId}
        aria-hidden="true"
        title={isReadOnly ? undefined : 'Drag it to another category'}
      >
        {number}
      </Grip>
      <StatementField
        ref={field}
        look="row"
        uuid={stepId}
        aria-label={`Job step ${number}`}
        placeholder="A verb and its object"
        remarks={NO_REMARKS}
        onKeyDown={(event) => {
          if (keyOf(event) !== 'Enter') return
          event.preventDefault()
          actions.addJobStep(session.views.outline.indexOf(stepId) + 1, category)
        }}
      />
      <Facts>
        {heat && (
          <Heat title={describeHeat(heat)}>
            <span aria-hidden="true">{shortHeat(heat)}</span>
            <VisuallyHidden>{describeHeat(heat)}</VisuallyHidden>
          </Heat>
        )}
        <StepCounts step={step} onOpen={open} />
        <CategorySelect
          ref={select}
          label={`Category of job step ${number}`}
          value={category}
          onChange={(chosen) => {
            session.apply({ kind: 'updateJobStep', stepId, category: chosen })
            announcement.set(`Job step ${number} is now under ${chosen ?? 'no category'}.`)
            // A new category remounts the card. Moving focus lets the user continue with the arrow keys.
            focus.request(categoryKey)
          }}
        />
      </Facts>
    </Card>
  )
}

/** The map only counts remarks. The writing view shows them. */
const NO_REMARKS = [] as const
