import {
  color,
  focusRing,
  media,
  radius,
  space,
  type,
  useIsWide,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { PanelRemarks } from './PanelRemarks.tsx'
import { RemarkFilters } from './RemarkFilters.tsx'
import { RuleSummary } from './RuleSummary.tsx'
import { UncheckedLine } from './UncheckedLine.tsx'
import { useRemarkCounts } from './useRemarkCounts.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  ${media.wide} {
    position: sticky;
    top: var(--below-bar);
    overflow-y: auto;
    max-height: calc(100dvh - var(--below-bar) - ${space(4)});
    padding: ${space(3)};
    scrollbar-width: thin;
  }
  /* No box of its own between the heading and the first step. */
  ${media.narrow} {
    gap: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`

const Title = styled.h2`
  ${focusRing};
  width: fit-content;
  border-radius: ${radius.small};
  font: ${type.control};

  /* The numbers below say it. */
  ${media.narrow} {
    &:not(:focus) {
      ${visuallyHiddenStyles}
    }
  }
`

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface RemarksRegionProps {
  readonly id?: string
  /** Default true. Else its texts describe the steps, and are not shown. */
  readonly isOpen?: boolean
  /** Called when focus is requested while it is not open. */
  readonly onOpen?: () => void
}

/** The remarks about the whole study with their numbers; on a wide screen also those on each text. */
export function RemarksRegion({ id, isOpen = true, onOpen }: RemarksRegionProps) {
  const { focus } = useEditor()
  const { counts, unchecked, hasAny } = useRemarkCounts()
  const isWide = useIsWide()
  const title = useRef<HTMLHeadingElement>(null)
  const isWanted = useRef(false)
  const takeFocus = useEffectEvent(() => {
    title.current?.focus()
    isWanted.current = !isOpen
    if (!isOpen) onOpen?.()
  })
  useEffect(() => focus.offer(WHOLE_STUDY, () => takeFocus()), [focus])
  useEffect(() => {
    if (isOpen && isWanted.current) title.current?.focus()
    isWanted.current = false
  }, [isOpen])
  const total = counts.error + counts.warning + counts.hint
  if (!isWide && !hasAny) return null
  return (
    <Frame id={id} aria-labelledby="remarks-title" hidden={!isOpen}>
      <Title id="remarks-title" ref={title} tabIndex={-1}>
        Remarks
      </Title>
      {total === 0 && unchecked === 0 && <Quiet>Nothing to fix.</Quiet>}
      {total > 0 && <RemarkFilters counts={counts} />}
      <UncheckedLine count={unchecked} />
      {isWide ? <PanelRemarks /> : <RuleSummary />}
    </Frame>
  )
}
