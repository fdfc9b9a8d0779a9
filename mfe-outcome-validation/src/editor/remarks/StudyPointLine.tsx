import { RemarkButton, RemarkLine } from '@outcome-studio/shared/editor'
import { useState } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { StudyPoint } from '../checking/gatherAboutStudy.ts'
import { describePlace } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { PlaceButton } from './PlaceButton.ts'

/** Number of items shown at first. */
const SHOWN = 12

/** Shows one rule about the whole study, with a button that moves focus to each text concerned. */
export function StudyPointLine({ point }: { readonly point: StudyPoint }) {
  const { focus } = useEditor()
  const [isWhole, setWhole] = useState(false)
  const { rule, severity, places } = point
  const shown = isWhole ? places : places.slice(0, SHOWN)
  return (
    <RemarkLine data-severity={severity}>
      <b>
        {SEVERITY_LABELS[severity]} {rule.id}
      </b>{' '}
      <span>{rule.title}:</span>{' '}
      {shown.map((place) => (
        <PlaceButton
          key={`${place.uuid} ${place.message}`}
          type="button"
          title={place.message}
          aria-label={`${describePlace(place.name)}: ${place.message}`}
          onClick={() => focus.request(place.uuid)}
        >
          {place.name}
        </PlaceButton>
      ))}
      {shown.length < places.length && (
        <RemarkButton type="button" data-quiet onClick={() => setWhole(true)}>
          and {places.length - shown.length} more
        </RemarkButton>
      )}
    </RemarkLine>
  )
}
