import { RemarkButton, RemarkLine } from '@outcome-studio/shared/editor'
import { color, space, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import type { Place, StudyPoint } from '../checking/gatherAboutStudy.ts'
import { useEditor } from '../react/EditorContext.ts'

const Go = styled.button`
  padding: 0 ${space(0.5)};
  border: 0;
  background: none;
  color: ${color.accent};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;

  @media (pointer: coarse) {
    min-width: 32px;
    min-height: 32px;
  }
`

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
        <Go
          key={`${place.uuid} ${place.message}`}
          type="button"
          title={place.message}
          aria-label={nameOf(place)}
          onClick={() => focus.request(place.uuid)}
        >
          {place.name}
        </Go>
      ))}
      {shown.length < places.length && (
        <RemarkButton type="button" data-quiet onClick={() => setWhole(true)}>
          and {places.length - shown.length} more
        </RemarkButton>
      )}
    </RemarkLine>
  )
}

function nameOf({ name, message }: Place): string {
  const kind = name === 'Job' ? 'Job' : name.includes('.') ? `Outcome statement ${name}` : `Job step ${name}`
  return `${kind}: ${message}`
}
