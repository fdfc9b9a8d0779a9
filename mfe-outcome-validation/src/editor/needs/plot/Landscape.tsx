import type { Need } from '@outcome-studio/shared/domain/analysis'
import { BAND_NAMES, OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, Card } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import { landscapeAround, WHOLE_LANDSCAPE } from '../../../domain/landscape/LandscapeView.ts'
import { layoutLandscape } from '../../../domain/landscape/layoutLandscape.ts'
import type { PointedNeed } from '../usePointedNeed.ts'
import { LandscapeCaption } from './LandscapeCaption.tsx'
import { LandscapeDots } from './LandscapeDots.tsx'
import { LandscapeLegend } from './LandscapeLegend.tsx'
import { LandscapePicture, SIDE } from './LandscapePicture.tsx'
import { NoDots } from './NoDots.tsx'
import { Frame } from './plotStyles.ts'
import { SaveLandscape } from './SaveLandscape.tsx'

interface LandscapeProps {
  readonly needs: readonly Need[]
  /** What is left out, for a saved picture; empty if nothing is. */
  readonly filter: string
  /** Number of respondents, for a saved picture. Default: those of the study's survey. */
  readonly respondents?: number
  readonly pointed: PointedNeed
  readonly onGoToRow: (statementId: string) => void
}

/**
 * The opportunity landscape (docs/method.md §6): importance to the right, satisfaction upwards. Without a rated outcome it
 * is as large as with one, so that the first rating moves nothing.
 */
export function Landscape({ needs, filter, respondents, pointed, onGoToRow }: LandscapeProps) {
  const [isZoomed, setZoomed] = useState(false)
  const view = useMemo(
    () =>
      isZoomed ? landscapeAround(needs.flatMap(({ rating }) => (rating ? [rating] : []))) : WHOLE_LANDSCAPE,
    [needs, isZoomed],
  )
  const layout = useMemo(() => layoutLandscape(needs, view, SIDE), [needs, view])
  const counts = new Map<OpportunityBand, number>()
  for (const { band } of needs) if (band) counts.set(band, (counts.get(band) ?? 0) + 1)
  const isRated = counts.size > 0
  const isReadOnly = useReadOnly()
  // Where nothing can be rated, nothing leads to a rating.
  const [first] = isReadOnly ? [] : needs
  const summary = OPPORTUNITY_BANDS.map((band) => `${BAND_NAMES[band]}: ${counts.get(band) ?? 0}`).join(', ')
  return (
    <Card
      title="Opportunity landscape"
      actions={
        <>
          <Button isDisabled={!isRated} onPress={() => setZoomed(!isZoomed)}>
            {isZoomed ? 'Show 0 to 10' : 'Zoom to data'}
          </Button>
          <SaveLandscape
            needs={needs}
            view={view}
            filter={filter}
            respondents={respondents}
            isDisabled={!isRated}
          />
        </>
      }
    >
      <Frame>
        <LandscapePicture
          label={`Opportunity landscape. ${isRated ? summary : 'No outcome is rated yet'}.`}
          layout={layout}
          view={view}
        />
        {isRated ? (
          <LandscapeDots layout={layout} pointed={pointed} onGoToRow={onGoToRow} />
        ) : (
          <NoDots onGoToRow={first && (() => onGoToRow(first.statementId))} />
        )}
      </Frame>
      <LandscapeCaption
        need={needs.find(({ statementId }) => statementId === pointed.id) ?? null}
        onGoToRow={onGoToRow}
      />
      <LandscapeLegend counts={counts} />
    </Card>
  )
}
