import { describeError } from '@outcome-studio/shared/domain/errors'
import { studyNameFor } from '@outcome-studio/shared/domain/needs'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import { Button, Notice } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { useConversationNeeds } from '../needs/NeedsContext.ts'
import { ChooseDocument } from '../study/ChooseDocument.tsx'
import { useSession } from '../study/editing.ts'
import { Buttons, Fine } from './proposalStyles.ts'

/**
 * Lets the member choose the needs document for a goal.
 * @param onPress called when a document was chosen
 */
export function NeedsOffer({ onPress }: { readonly onPress: () => void }) {
  const study = useSession()
  const requireAccess = useRequireAccess()
  const { place, choose } = useConversationNeeds()
  const [isChoosing, setChoosing] = useState(false)
  if (place.kind === 'failed') {
    return (
      <Notice tone="danger" actions={<Button onPress={place.retry}>Try again</Button>}>
        The needs document could not be opened. {describeError(place.error).message}
      </Notice>
    )
  }
  if (place.kind !== 'none') return <Fine role="status">Opening the needs document…</Fine>
  const { documents } = place
  const create = () => {
    if (!requireAccess()) return
    onPress()
    const wanted = study.docName.trim() || study.content.jtbd.userInput
    const docName = studyNameFor(
      wanted,
      documents.map((each) => each.docName),
    )
    choose({ kind: 'new', uuid: crypto.randomUUID(), docName })
  }
  return (
    <>
      <Fine>This goes into a needs document, and the study has none yet.</Fine>
      <Buttons>
        <Button onPress={create}>Create a needs document</Button>
        {documents.length > 0 && <Button onPress={() => setChoosing(true)}>Choose a needs document</Button>}
      </Buttons>
      {isChoosing && (
        <ChooseDocument
          title="Needs document of the study"
          words={NEEDS_WORDS}
          documents={documents}
          onChoose={({ uuid, docName }) => {
            setChoosing(false)
            onPress()
            choose({ kind: 'stored', uuid, docName })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
