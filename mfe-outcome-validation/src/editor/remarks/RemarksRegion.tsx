import { color, focusRing, media, radius, space, type, useIsWide } from '@outcome-studio/shared/ui'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { gatherAboutStudy } from '../checking/gatherAboutStudy.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { RemarkFilters } from './RemarkFilters.tsx'
import { RemarkGroups } from './RemarkGroups.tsx'
import { RemarkList } from './RemarkList.tsx'
import { StudyFixLine } from './StudyFixLine.tsx'
import { StudyPointLine } from './StudyPointLine.tsx'
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
  @media print {
    display: none;
  }
`

const Title = styled.h2`
  ${focusRing};
  width: fit-content;
  border-radius: ${radius.small};
  font: ${type.control};
`

const Lines = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** The remarks about the whole study with their numbers; on a wide screen also those on each text. */
export function RemarksRegion() {
  const { session, remarks, focus } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const all = useSyncExternalStore(subscribe, () => remarks.all)
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  const isWide = useIsWide()
  const { study: own } = useJobRemarks()
  const dismissed = useDismissed(WHOLE_STUDY)
  // Both change after each check, which is when the list must be recomputed.
  const { points, fixes } = useMemo(
    () => (counts ? gatherAboutStudy(session.content, all) : { points: [], fixes: [] }),
    [session, all, counts],
  )
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => focus.offer(WHOLE_STUDY, () => title.current?.focus()), [focus])
  const unchecked = useUncheckedCount()
  const total = counts.error + counts.warning + counts.hint
  const shown = total + own.length + dismissed.length + points.length + fixes.length + unchecked
  if (!isWide && shown === 0) return null
  return (
    <Frame aria-labelledby="remarks-title">
      <Title id="remarks-title" ref={title} tabIndex={-1}>
        Remarks
      </Title>
      {total === 0 && unchecked === 0 && <Quiet>Nothing to fix.</Quiet>}
      {total > 0 && <RemarkFilters counts={counts} />}
      <UncheckedLine count={unchecked} />
      <RemarkList uuid={WHOLE_STUDY} remarks={own} />
      {points.length > 0 && (
        <Lines role="list" aria-label="Found at single texts">
          {points.map((point) => (
            <StudyPointLine key={point.rule.id} point={point} />
          ))}
        </Lines>
      )}
      {fixes.length > 0 && (
        <Lines role="list" aria-label="Can be fixed in one go">
          {fixes.map((fix) => (
            <StudyFixLine key={fix.rule.id} fix={fix} />
          ))}
        </Lines>
      )}
      {isWide && <RemarkGroups />}
    </Frame>
  )
}
