import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { gatherAboutStudy } from '../checking/gatherAboutStudy.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { RemarkList } from './RemarkList.tsx'
import { StudyFixLine } from './StudyFixLine.tsx'
import { StudyPointLine } from './StudyPointLine.tsx'
import { useDismissed } from './useDismissed.ts'

const Frame = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  @media print {
    display: none;
  }
`

const Title = styled.h3`
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

/** Lists the remarks about the whole study, with buttons that move focus to the texts concerned. */
export function AboutStudy() {
  const { session, remarks, focus } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const all = useSyncExternalStore(subscribe, () => remarks.all)
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  const { study: own } = useJobRemarks()
  const dismissed = useDismissed(WHOLE_STUDY)
  // Both change after each check, which is when the list must be recomputed.
  const { points, fixes } = useMemo(
    () => (counts ? gatherAboutStudy(session.content, all) : { points: [], fixes: [] }),
    [session, all, counts],
  )
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => focus.offer(WHOLE_STUDY, () => title.current?.focus()), [focus])
  if (own.length + dismissed.length + points.length + fixes.length === 0) return null
  return (
    <Frame aria-labelledby="about-the-study">
      <Title id="about-the-study" ref={title} tabIndex={-1}>
        About the study
      </Title>
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
    </Frame>
  )
}
