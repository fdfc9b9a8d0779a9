import { RemarkButton } from '@outcome-studio/shared/editor'
import { space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { RulePlace } from '../checking/groupByRule.ts'
import { describePlace } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { PlaceButton } from './PlaceButton.ts'

/** Number of texts shown at first. */
const SHOWN = 12

const Place = styled(PlaceButton)`
  margin-right: ${space(1.5)};

  &[aria-current] {
    font-weight: 600;
  }
`

interface RulePlacesProps {
  readonly places: readonly RulePlace[]
  /** Key of the text that has the focus. */
  readonly current?: string | null
}

/** A button for each text with remarks of a rule, which moves focus to its words. */
export function RulePlaces({ places, current = null }: RulePlacesProps) {
  const { focus } = useEditor()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? places : places.slice(0, SHOWN)
  return (
    <span>
      {shown.map(({ key, name, remark }) => (
        <Place
          key={key}
          type="button"
          title={remark.message}
          aria-label={`${describePlace(name)}: ${remark.message}`}
          aria-current={key === current || undefined}
          onClick={() => focus.request(key, remark.span ?? 'end')}
        >
          {name}
        </Place>
      ))}
      {shown.length < places.length && (
        <RemarkButton type="button" data-quiet onClick={() => setWhole(true)}>
          and {places.length - shown.length} more
        </RemarkButton>
      )}
    </span>
  )
}
