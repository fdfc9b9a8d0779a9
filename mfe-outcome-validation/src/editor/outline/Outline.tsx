import { OUTLINE } from '@outcome-studio/shared/document'
import { color, keyOf, space, type } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useDeferredValue, useRef } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'
import { OutlineStep } from './OutlineStep.tsx'
import { useCurrentStep } from './useCurrentStep.ts'

const Frame = styled.nav`
  position: sticky;
  top: var(--below-bar);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  overflow-y: auto;
  max-height: calc(100dvh - var(--below-bar) - ${space(4)});
  /* Space for the focus ring. */
  padding: ${space(1)} 2px;
  scrollbar-width: thin;

  @media print {
    display: none;
  }
`

const Title = styled.h2`
  padding-left: ${space(2)};
  color: ${color.textMuted};
  font: ${type.label};
`

const Empty = styled.p`
  padding-left: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  list-style: none;
`

/** Steps that are listed with the page, about one screen. The others follow once it is painted. */
const AT_ONCE = 40

/** Lists the job steps with a way to each. One tab stop; the arrow keys go from step to step. */
export function Outline() {
  const outline = useSessionValue(OUTLINE, ({ views }) => views.outline)
  const listed = useDeferredValue(outline.length, AT_ONCE)
  const current = useCurrentStep()
  const frame = useRef<HTMLElement>(null)
  const marked = outline.find((stepId) => stepId === current) ?? outline[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    const steps = [...(frame.current?.querySelectorAll('button') ?? [])]
    const at = steps.findIndex((step) => step.matches(':focus'))
    steps[at + by]?.focus()
    event.preventDefault()
  }
  if (outline.length === 0) {
    return (
      <Frame aria-label="Outline">
        <Title>Outline</Title>
        <Empty>Your job steps appear here.</Empty>
      </Frame>
    )
  }
  return (
    <Frame aria-label="Outline" ref={frame}>
      <Title>Outline</Title>
      <Steps role="list" onKeyDown={onKeyDown}>
        {outline.slice(0, listed).map((stepId, at) => (
          <OutlineStep key={stepId} stepId={stepId} number={at + 1} isCurrent={stepId === marked} />
        ))}
      </Steps>
    </Frame>
  )
}
