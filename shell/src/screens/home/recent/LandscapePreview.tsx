import { useStudy, useStudySnapshot } from '@outcome-studio/shared/data'
import { BAND_AREAS, opportunityBand, type Study } from '@outcome-studio/shared/domain/study'
import { bandFills, bandMarks, color } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { whenIdleOnceLive } from '../../../core/whenIdleOnceLive.ts'
import { RATED_AREA } from './recentStyles.ts'

const Picture = styled.svg`
  ${RATED_AREA}

  & > polygon {
    ${bandFills('fill')}
  }
  & > circle {
    stroke: ${color.surface};
    ${bandMarks}
  }
`

interface LandscapePreviewProps {
  readonly docName: string
  /** The stored revision. A copy of another one on this device is out of date. */
  readonly revision: number
}

/**
 * The opportunity landscape of a study in small, with its outcomes once the page is idle. It is decorative: the view it
 * leads to says what it shows.
 */
export function LandscapePreview(props: LandscapePreviewProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdleOnceLive(() => setWanted(true)), [])
  return isWanted ? <KnownLandscape {...props} /> : <Landscape />
}

function KnownLandscape({ docName, revision }: LandscapePreviewProps) {
  const known = useStudySnapshot(docName)
  if (known === undefined) return <Landscape />
  if (known?.value.header.revision === revision) return <Landscape study={known.value.content} />
  return <StoredLandscape docName={docName} />
}

function StoredLandscape({ docName }: { readonly docName: string }) {
  const { data } = useStudy(docName)
  return <Landscape study={data?.content} />
}

/** Importance to the right and satisfaction upwards, both from 0 to 10, over the areas of the bands (docs/method.md §6). */
function Landscape({ study }: { readonly study?: Study | undefined }) {
  return (
    <Picture viewBox="0 0 10 10" data-landscape="" aria-hidden="true">
      {BAND_AREAS.map(([band, corners]) => (
        <polygon
          key={band}
          data-band={band}
          points={corners.map(([importance, satisfaction]) => `${importance},${10 - satisfaction}`).join(' ')}
        />
      ))}
      {study?.jobSteps.flatMap(({ outcomeStatements }) =>
        outcomeStatements.map(
          ({ uuid, rating }) =>
            rating && (
              <circle
                key={uuid}
                data-band={opportunityBand(rating)}
                cx={rating.importance}
                cy={10 - rating.satisfaction}
                r="0.26"
                strokeWidth="0.08"
              />
            ),
        ),
      )}
    </Picture>
  )
}
