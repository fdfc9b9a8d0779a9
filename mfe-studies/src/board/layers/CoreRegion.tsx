import { layerKey, VERTICAL } from '@outcome-studio/shared/document'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useFieldFocus, useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, labelStyles, space, TextField } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../../core/editing.ts'
import { verticalGuide } from '../../domain/guide/VERTICALS.ts'
import { BringInStudyButton } from '../../links/BringInStudyButton.tsx'
import { StartStudyButton } from '../../links/StartStudyButton.tsx'
import { GoalOpportunity } from '../../opportunity/GoalOpportunity.tsx'
import { CORE_FIELD, EXECUTOR_FIELD } from '../actions/goalFields.ts'
import { LAYER_GUIDE } from '../actions/LAYER_GUIDE.ts'
import { rowKey } from '../actions/rowKey.ts'
import { useBoard } from '../react/BoardContext.ts'
import { useGoalRemarks } from '../react/useGoalRemarks.ts'
import { GoalField } from '../rows/GoalField.tsx'
import { GoalRemarks } from '../rows/GoalRemarks.tsx'
import { ifCursorStays } from '../rows/rowFocus.ts'
import { LayerFrame, LayerHead, LayerLead, LayerTitle } from './layerStyles.ts'

const Frame = styled(LayerFrame)`
  border-color: ${color.accent};
  grid-column: 1 / -1;
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
`

const Labeled = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};

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
  const core = useSessionValue(ids[0] ?? layerKey('core'), ({ views }) => views.core)
  const vertical = useSessionValue(VERTICAL, ({ views }) => views.vertical)
  const { placeholder } = verticalGuide(vertical).core
  const remarks = useGoalRemarks(core?.id ?? null)
  const field = useRef<HTMLTextAreaElement>(null)
  const executor = useRef<HTMLInputElement>(null)
  const id = useId()
  useFieldFocus(core?.id ?? CORE_FIELD, field)
  useFieldFocus(EXECUTOR_FIELD, executor)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = core?.id ?? CORE_FIELD
    switch (rowKey(event.nativeEvent, core?.text ?? '')) {
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
    <Frame aria-label={NEED_LAYER_TITLES.core} data-layer="core">
      <LayerHead>
        <LayerTitle>{NEED_LAYER_TITLES.core}</LayerTitle>
      </LayerHead>
      <LayerLead>{LAYER_GUIDE.core.lead}</LayerLead>
      <Fields>
        <Labeled>
          <Label htmlFor={id}>Core job</Label>
          <GoalField
            ref={field}
            id={id}
            look="core"
            goalId={core?.id ?? null}
            placeholder={placeholder}
            value={core?.text ?? ''}
            remarks={remarks}
            onText={actions.writeCore}
            onKeyDown={onKeyDown}
            onFocus={() => core && chosen.set(core.id)}
          />
          {core && <GoalOpportunity goalId={core.id} />}
          {core && <GoalRemarks goal={core} remarks={remarks} />}
        </Labeled>
        <TextField
          label="Executor"
          inputRef={executor}
          isReadOnly={isReadOnly}
          placeholder={isReadOnly ? '' : 'Who gets it done'}
          value={core?.executor ?? ''}
          onChange={actions.writeExecutor}
        />
      </Fields>
      <Actions>
        {core && <StartStudyButton goalId={core.id} />}
        <BringInStudyButton />
        {core && (
          <Button tone="quiet" onPress={() => showDetails(core.id)}>
            Details
          </Button>
        )}
      </Actions>
    </Frame>
  )
}
