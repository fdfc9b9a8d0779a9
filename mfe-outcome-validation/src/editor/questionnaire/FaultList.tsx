import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { Notice, space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { QuestionnaireFaults } from '../../domain/questionnaire/questionnaireFaults.ts'
import { useEditor } from '../react/EditorContext.ts'
import { PlaceButton } from '../remarks/PlaceButton.ts'
import { useView } from '../views/useView.ts'

const Faults = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
`

const Places = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
`

interface FaultListProps {
  readonly faults: QuestionnaireFaults
  /** Closes the dialog before a statement gets the focus. */
  readonly onLeave: () => void
}

/** Says what is wrong with the statements of a questionnaire before other people read them. */
export function FaultList({ faults, onLeave }: FaultListProps) {
  const { focus } = useEditor()
  const [, showView] = useView()
  const goTo = ({ statementId }: Need) => {
    // The open dialog would take back the focus.
    flushSync(onLeave)
    showView(null)
    focus.request(statementId)
  }
  return (
    <Notice tone="warning">
      <p>Check these statements first. People will be asked about them as they are now.</p>
      <Faults role="list">
        <FaultItem needs={faults.errors} one="has errors" many="have errors" onGo={goTo} />
        <FaultItem needs={faults.warnings} one="has warnings" many="have warnings" onGo={goTo} />
        <FaultItem
          needs={faults.duplicates}
          one="says the same as another one"
          many="say the same as another one"
          onGo={goTo}
        />
      </Faults>
    </Notice>
  )
}

/** Numbers shown at first. */
const SHOWN = 12

interface FaultItemProps {
  readonly needs: readonly Need[]
  /** What is wrong with one statement, and with several. */
  readonly one: string
  readonly many: string
  readonly onGo: (need: Need) => void
}

function FaultItem({ needs, one, many, onGo }: FaultItemProps) {
  const [isWhole, setWhole] = useState(false)
  if (needs.length === 0) return null
  const shown = isWhole ? needs : needs.slice(0, SHOWN)
  const what = needs.length === 1 ? one : many
  return (
    <li>
      {counted(needs.length, 'outcome statement')} {what}:{' '}
      <Places>
        {shown.map((need) => (
          <PlaceButton
            key={need.statementId}
            type="button"
            aria-label={`Outcome statement ${need.number} ${one}: ${need.text}`}
            title={need.text}
            onClick={() => onGo(need)}
          >
            {need.number}
          </PlaceButton>
        ))}
        {shown.length < needs.length && (
          <RemarkButton type="button" data-quiet onClick={() => setWhole(true)}>
            and {needs.length - shown.length} more
          </RemarkButton>
        )}
      </Places>
    </li>
  )
}
