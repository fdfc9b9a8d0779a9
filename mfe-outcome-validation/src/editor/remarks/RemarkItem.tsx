import type { Remark } from '@outcome-studio/shared/domain/study'
import { RemarkLine } from '@outcome-studio/shared/editor'
import { memo, useState } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { describePlace } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { PlaceButton } from './PlaceButton.ts'
import { RemarkActions } from './RemarkActions.tsx'
import { RemarkWhy, WhyButton } from './RemarkWhy.tsx'

interface RemarkItemProps {
  readonly list: string
  readonly remark: Remark
  readonly onTake: ((replacement: string) => void) | undefined
  /** Number of the text, which becomes the button that goes there; for a list apart from the texts. */
  readonly place?: string | undefined
}

/**
 * Shows one remark: severity, message, and buttons for the suggestion, the reason and the dismissal. The spaces
 * between the elements matter for screen readers and copied text only.
 */
export const RemarkItem = memo(function RemarkItem({ list, remark, onTake, place }: RemarkItemProps) {
  const { focus } = useEditor()
  const { ruleId, severity, message, span } = remark
  const [isWhy, setWhy] = useState(false)
  return (
    <RemarkLine data-severity={severity}>
      {place && (
        <>
          <PlaceButton
            type="button"
            title={describePlace(place)}
            onClick={() => focus.request(list, span ?? 'end')}
          >
            {place}
          </PlaceButton>{' '}
        </>
      )}
      <b>{SEVERITY_LABELS[severity]}</b> <span>{message}</span>{' '}
      <RemarkActions
        list={list}
        remark={remark}
        onTake={onTake}
        isInPanel={place !== undefined || list === WHOLE_STUDY}
        below={isWhy && <RemarkWhy remarks={[remark]} />}
      >
        <WhyButton ruleId={ruleId} isOpen={isWhy} onPress={() => setWhy(!isWhy)} />
      </RemarkActions>
    </RemarkLine>
  )
})
