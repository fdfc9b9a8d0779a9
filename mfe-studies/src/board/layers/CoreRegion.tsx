import { layerKey, VERTICAL } from '@outcome-studio/shared/document'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import {
  Button,
  color,
  IconButton,
  shadow,
  space,
  TextField,
  type,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { PanelRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../../core/editing.ts'
import { verticalGuide } from '../../domain/guide/VERTICALS.ts'
import { MAP } from '../../domain/map/mapStyles.ts'
import { BringInStudyButton } from '../../links/BringInStudyButton.tsx'
import { StartStudyButton } from '../../links/StartStudyButton.tsx'
import { GoalOpportunity } from '../../opportunity/GoalOpportunity.tsx'
import { CORE_FIELD, EXECUTOR_FIELD } from '../actions/goalFields.ts'
import { LAYER_GUIDE } from '../actions/LAYER_GUIDE.ts'
import { rowKey } from '../actions/rowKey.ts'
import { atPlace, usePanelPlace } from '../places/PlacesContext.ts'
import { useGlide } from '../places/useGlide.ts'
import { useBoard } from '../react/BoardContext.ts'
import { useGoalRemarks } from '../react/useGoalRemarks.ts'
import { useGoalText } from '../react/useGoalText.ts'
import { useUntypedGoal } from '../react/useUntypedGoal.ts'
import { CardNotes } from '../rows/CardNotes.tsx'
import { GoalField } from '../rows/GoalField.tsx'
import { GoalRemarks } from '../rows/GoalRemarks.tsx'
import { ifCursorStays } from '../rows/rowFocus.ts'
import { LayerFrame, LayerHead, LayerLead, LayerTitle } from './layerStyles.ts'

const Frame = styled(LayerFrame)`
  border-color: ${color.accent};
  grid-column: 1 / -1;

  &[data-placed] {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: ${MAP.corePadding - 2}px;
    border-width: 2px;
    border-radius: 14px;
    box-shadow: ${shadow.raised};

    & h2 {
      width: 100%;
      font: 600 12px / 17px var(--os-font);
      text-align: center;
    }
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  padding: 0 ${space(2)};

  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
  [data-placed] > & {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
    padding: 0;
  }
`

const Labeled = styled.div`
  display: grid;
  gap: ${space(1.5)};
`

/** The title of the layer says it. */
const Label = styled.label`
  ${visuallyHiddenStyles}
`

/** On the map, label and field are in one line. */
const Executor = styled.div`
  [data-placed] & > * {
    grid-template-columns: auto minmax(0, 16rem);
    align-items: center;
    justify-content: center;
    gap: ${space(2)};

    & input {
      min-height: 36px;
      padding-block: ${space(1)};
      font: ${type.control};
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};

  [data-placed] > & {
    justify-content: center;
    padding: ${space(1)} 0 0;
  }
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`

/** The core job with its executor, around which the other layers stand. */
export function CoreRegion() {
  const { actions, chosen, showDetails } = useBoard()
  const isReadOnly = useReadOnly()
  const ids = useSessionValue(layerKey('core'), ({ views }) => views.layer('core'))
  const core = useUntypedGoal(ids[0] ?? null)
  const source = useGoalText(ids[0] ?? null, actions.writeCore)
  const vertical = useSessionValue(VERTICAL, ({ views }) => views.vertical)
  const { placeholder } = verticalGuide(vertical).core
  const remarks = useGoalRemarks(core?.id ?? null)
  const field = useRef<HTMLTextAreaElement>(null)
  const executor = useRef<HTMLInputElement>(null)
  const id = useId()
  const place = usePanelPlace('core')
  const frame = useRef<HTMLElement>(null)
  useGlide(frame, place)
  useFieldFocus(core?.id ?? CORE_FIELD, field)
  useFieldFocus(EXECUTOR_FIELD, executor)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = core?.id ?? CORE_FIELD
    switch (rowKey(event.nativeEvent, event.currentTarget.value)) {
      case 'next':
        actions.goToNeighbor(key, 1)
        break
      case 'details':
        if (core) showDetails(core.id)
        break
      case 'after':
        ifCursorStays(event.currentTarget, () => actions.goToNeighbor(key, 1))
        return
      default:
        return
    }
    event.preventDefault()
  }
  return (
    <Frame
      ref={frame}
      aria-label={NEED_LAYER_TITLES.core}
      data-layer="core"
      data-placed={place && ''}
      style={atPlace(place)}
    >
      <LayerHead>
        <LayerTitle>{NEED_LAYER_TITLES.core}</LayerTitle>
        {core && !place && (
          <IconButton label="Details" onClick={() => showDetails(core.id)}>
            <PanelRight aria-hidden="true" />
          </IconButton>
        )}
      </LayerHead>
      {!core?.text && !place && <LayerLead>{LAYER_GUIDE.core.lead}</LayerLead>}
      <Fields>
        <Labeled>
          <Label htmlFor={id}>Core job</Label>
          <GoalField
            ref={field}
            id={id}
            look={place ? 'coreCard' : 'core'}
            goalId={core?.id ?? null}
            placeholder={placeholder}
            source={source}
            remarks={remarks}
            onKeyDown={onKeyDown}
            onFocus={() => core && chosen.set(core.id)}
          />
          {core && (place ? <CardNotes goal={core} /> : <GoalOpportunity goalId={core.id} />)}
          {core && <GoalRemarks goalId={core.id} remarks={remarks} />}
        </Labeled>
        <Executor>
          <TextField
            label="Executor"
            inputRef={executor}
            isReadOnly={isReadOnly}
            placeholder={isReadOnly ? '' : 'Who gets it done'}
            value={core?.executor ?? ''}
            onChange={actions.writeExecutor}
          />
        </Executor>
      </Fields>
      <Actions>
        {core && <StartStudyButton goalId={core.id} />}
        <BringInStudyButton />
        {core && place && <Button onPress={() => showDetails(core.id)}>Details</Button>}
      </Actions>
    </Frame>
  )
}
