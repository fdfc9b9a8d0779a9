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
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { PanelRemarks } from './PanelRemarks.tsx'
import { RemarkFilters } from './RemarkFilters.tsx'
import { RuleSummary } from './RuleSummary.tsx'
import { UncheckedLine, useUncheckedCount } from './UncheckedLine.tsx'
import { useDismissed } from './useDismissed.ts'

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

/** The remarks about the whole study with their numbers; on a wide screen also those on each text. */
export function RemarksRegion() {
  const { remarks, focus } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  const isWide = useIsWide()
  const { study: own } = useJobRemarks()
  const dismissed = useDismissed(WHOLE_STUDY)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => focus.offer(WHOLE_STUDY, () => title.current?.focus()), [focus])
  const unchecked = useUncheckedCount()
  const total = counts.error + counts.warning + counts.hint
  const shown = total + own.length + dismissed.length + unchecked
  if (!isWide && shown === 0) return null
  return (
    <Frame aria-labelledby="remarks-title">
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
