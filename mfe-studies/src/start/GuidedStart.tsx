import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import { countNeeds } from '@outcome-studio/shared/domain/needs'
import { useEditor, useReadOnly } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import { Compass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useSession, useSessionValue } from '../core/editing.ts'
import { openingSearch, readOpening } from '../core/opening.ts'
import { useNameProposal } from '../core/useNameProposal.ts'
import { nextQuestion } from '../domain/guide/answerOperations.ts'
import { GuideDialog } from './GuideDialog.tsx'
import { useEndOpening } from './useEndOpening.ts'

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.hintSoft};
  font: ${type.small};

  @media print {
    display: none;
  }
`

/**
 * The guided start of a new document: its questions while the address asks for them, otherwise a way to go on with
 * them. Nothing once the document is saved.
 */
export function GuidedStart() {
  const host = useHost()
  const session = useSession()
  const { announce } = useEditor()
  const proposeName = useNameProposal()
  const isReadOnly = useReadOnly()
  const { pathname, search } = useLocation()
  const endOpening = useEndOpening()
  const isStored = useSessionValue(NAME, ({ header }) => header !== null)
  const isOver = useSessionValue(ANYTHING, ({ content }) => nextQuestion(content) === null)
  const isBegun = useSessionValue(ANYTHING, ({ content }) => content.goals.length > 0)
  // The name of a new document takes the focus when it appears; the dialog after that.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  if (isStored || isReadOnly || !isShown) return null
  if (readOpening(search) === 'guide') {
    const finish = () => {
      announce(`The map has ${counted(countNeeds(session.content).goals, 'goal')}.`)
      endOpening()
      proposeName()
    }
    return <GuideDialog onClose={endOpening} onFinish={finish} />
  }
  if (isOver) return null
  return (
    <Offer>
      <p>{isBegun ? 'There are more questions to fill the map.' : 'Is this your first map?'}</p>
      <Button
        tone="quiet"
        onPress={() => host.navigate(`${pathname}${openingSearch('guide')}`, { replace: true })}
      >
        <Compass aria-hidden="true" />
        {isBegun ? 'Go on with the guided start' : 'Guided start'}
      </Button>
    </Offer>
  )
}
