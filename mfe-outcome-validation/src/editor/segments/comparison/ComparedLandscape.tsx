import { Button, Card } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import { landscapeAround, WHOLE_LANDSCAPE } from '../../../domain/landscape/LandscapeView.ts'
import { layoutLandscape } from '../../../domain/landscape/layoutLandscape.ts'
import type { ComparedNeed } from '../../../domain/segments/compareGroups.ts'
import { describeComparison } from '../../../domain/segments/describeComparison.ts'
import type { Group } from '../../../domain/segments/groupsOf.ts'
import { layoutArrows } from '../../../domain/segments/layoutArrows.ts'
import { LandscapeDots } from '../../needs/plot/LandscapeDots.tsx'
import { LandscapePicture, SIDE } from '../../needs/plot/LandscapePicture.tsx'
import { Frame } from '../../needs/plot/plotStyles.ts'
import type { PointedNeed } from '../../needs/usePointedNeed.ts'
import { ComparedCaption } from './ComparedCaption.tsx'
import { LandscapeArrows } from './LandscapeArrows.tsx'
import { SaveComparison } from './SaveComparison.tsx'

interface ComparedLandscapeProps {
  readonly first: Group
  readonly second: Group
  readonly compared: readonly ComparedNeed[]
  readonly pointed: PointedNeed
  readonly onGoToRow: (statementId: string) => void
}

/** The landscape of the second group, with an arrow from each outcome's place in the first one. */
export function ComparedLandscape(props: ComparedLandscapeProps) {
  const { first, second, compared, pointed, onGoToRow } = props
  const [isZoomed, setZoomed] = useState(false)
  const view = useMemo(() => {
    const ratings = compared.flatMap((each) =>
      each.difference === null ? [] : [each.first.rating, each.second.rating],
    )
    return isZoomed ? landscapeAround(ratings.filter((rating) => rating !== null)) : WHOLE_LANDSCAPE
  }, [compared, isZoomed])
  const layout = useMemo(() => layoutLandscape(second.needs, view, SIDE), [second, view])
  const arrows = useMemo(() => layoutArrows(compared, view, { width: SIDE, height: SIDE }), [compared, view])
  return (
    <Card
      title={`From ${first.name} to ${second.name}`}
      lead="A dot is where an outcome lies in the second group; its arrow starts where it lies in the first."
      actions={
        <>
          <Button onPress={() => setZoomed(!isZoomed)}>{isZoomed ? 'Show 0 to 10' : 'Zoom to data'}</Button>
          <SaveComparison comparison={{ first, second, compared }} view={view} />
        </>
      }
    >
      <Frame>
        <LandscapePicture
          label={describeComparison({ first, second, compared })}
          layout={layout}
          view={view}
        />
        <LandscapeArrows arrows={arrows} pointed={pointed.id} />
        <LandscapeDots layout={layout} pointed={pointed} onGoToRow={onGoToRow} />
      </Frame>
      <ComparedCaption
        names={[first.name, second.name]}
        compared={compared.find((each) => each.first.statementId === pointed.id) ?? null}
      />
    </Card>
  )
}
