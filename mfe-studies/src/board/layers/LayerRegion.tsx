import { layerKey, VERTICAL } from '@outcome-studio/shared/document'
import {
  type GoalId,
  isWritten,
  NEED_LAYER_TITLES,
  type NeedLayer,
} from '@outcome-studio/shared/domain/needs'
import { useEditor, useReadOnly } from '@outcome-studio/shared/editor'
import { Button, IconButton, space } from '@outcome-studio/shared/ui'
import { ChevronDown, ChevronRight, Plus } from 'lucide-react'
import { memo, use, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../../core/editing.ts'
import { verticalGuide } from '../../domain/guide/VERTICALS.ts'
import { LayerOpportunity } from '../../opportunity/LayerOpportunity.tsx'
import { addKey } from '../actions/goalFields.ts'
import { LAYER_GUIDE } from '../actions/LAYER_GUIDE.ts'
import { atPlace, PlacesContext, usePanelPlace } from '../places/PlacesContext.ts'
import { useGlide } from '../places/useGlide.ts'
import { useBoard } from '../react/BoardContext.ts'
import { GoalRow } from '../rows/GoalRow.tsx'
import { EmptyLayer } from './EmptyLayer.tsx'
import { Count, Goals, LayerFrame, LayerHead, LayerLead, LayerTitle } from './layerStyles.ts'

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  min-width: 0;
`

const Toggle = styled(IconButton)`
  &:not(:hover) {
    background: transparent;
  }
  @media print {
    display: none;
  }
`

const End = styled.div`
  [data-placed] > & {
    position: absolute;
    bottom: ${space(2)};
    left: ${space(2)};
  }
  @media print {
    display: none;
  }
`

interface LayerRegionProps {
  readonly layer: Exclude<NeedLayer, 'core'>
  /** Number of goals to mount; the others follow when the browser is idle. */
  readonly mounted: number
}

/** One layer other than the core: its goals in their order. */
export const LayerRegion = memo(function LayerRegion({ layer, mounted }: LayerRegionProps) {
  const { actions } = useBoard()
  const { focus } = useEditor()
  const isReadOnly = useReadOnly()
  const ids = useSessionValue(layerKey(layer), ({ views }) => views.layer(layer))
  const written = useSessionValue(
    layerKey(layer),
    ({ content }) => content.goals.filter((goal) => goal.layer === layer && isWritten(goal)).length,
  )
  const vertical = useSessionValue(VERTICAL, ({ views }) => views.vertical)
  const [isOpen, setOpen] = useState(true)
  const places = use(PlacesContext)
  const place = usePanelPlace(layer)
  const frame = useRef<HTMLElement>(null)
  useGlide(frame, place)
  useEffect(() => places?.setCollapsed(layer, !isOpen), [places, layer, isOpen])
  // A goal that is added or moved here is shown, and takes the focus.
  const count = useRef(ids.length)
  useEffect(() => {
    if (ids.length > count.current) setOpen(true)
    count.current = ids.length
  }, [ids.length])
  const [sought, setSought] = useState<GoalId | null>(null)
  // A goal that is to take the focus is shown first.
  useEffect(() => {
    if (isOpen) return
    const releases = ids.map((goalId) =>
      focus.offer(goalId, () => {
        setOpen(true)
        setSought(goalId)
      }),
    )
    return () => {
      for (const release of releases) release()
    }
  }, [focus, ids, isOpen])
  useEffect(() => {
    if (sought === null || !isOpen) return
    setSought(null)
    focus.request(sought)
  }, [focus, sought, isOpen])
  const content = useId()
  const title = NEED_LAYER_TITLES[layer]
  const { placeholder, examples } = verticalGuide(vertical)[layer]
  const { lead, usual } = LAYER_GUIDE[layer]
  const end = useRef<HTMLDivElement>(null)
  useEffect(
    () => focus.offer(addKey(layer), () => end.current?.querySelector('button')?.focus()),
    [focus, layer],
  )
  return (
    <LayerFrame
      ref={frame}
      aria-label={title}
      data-layer={layer}
      data-placed={place && ''}
      style={atPlace(place)}
    >
      <LayerHead>
        <Title>
          <LayerTitle>{title}</LayerTitle>
          <Count title={usual === null ? undefined : `Usual in a finished map: ${usual}`}>
            {written}
            {usual !== null && !place && written === 0 && ` · usually ${usual}`}
          </Count>
        </Title>
        <Toggle
          label={`${isOpen ? 'Collapse' : 'Expand'} ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        </Toggle>
      </LayerHead>
      {isOpen && (
        <div id={content}>
          {ids.length === 0 && <LayerLead>{lead}</LayerLead>}
          <LayerOpportunity layer={layer} />
          {ids.length === 0 ? (
            <EmptyLayer examples={examples} />
          ) : (
            <Goals role="list" aria-label={`Goals of ${title}`}>
              {ids.slice(0, mounted).map((goalId, at) => (
                <GoalRow
                  key={goalId}
                  goalId={goalId}
                  above={ids[at - 1]}
                  number={at + 1}
                  placeholder={placeholder}
                />
              ))}
            </Goals>
          )}
        </div>
      )}
      {!isReadOnly && (
        <End ref={end}>
          <Button tone="quiet" onPress={() => actions.add(layer)}>
            <Plus aria-hidden="true" />
            Add goal
          </Button>
        </End>
      )}
    </LayerFrame>
  )
})
