import { NAME, SAVING } from '@outcome-studio/shared/document'
import {
  controlKey,
  createLazyPart,
  HistoryButtons,
  SaveStatus,
  useDocumentValue,
  useEditorKeys,
  useReadOnly,
  useSave,
} from '@outcome-studio/shared/editor'
import { useHost, useLazyComponent } from '@outcome-studio/shared/feature'
import { Button, IconButton, VisuallyHidden } from '@outcome-studio/shared/ui'
import { ChevronLeft, Keyboard } from 'lucide-react'
import { useState } from 'react'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { Actions, Aside, Back, Bar, WithKeys } from './barStyles.ts'

const shortcutsDialog = createLazyPart(async () => (await import('./NeedsShortcuts.tsx')).NeedsShortcuts)

/** The sticky bar with the actions on the whole needs document. */
export function NeedsBar() {
  const { basename } = useHost()
  const name = useDocumentValue(NAME, ({ docName }) => docName)
  const { phase } = useDocumentValue(SAVING, ({ saveState }) => saveState)
  const save = useSave()
  const isReadOnly = useReadOnly()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeHelp = () => setHelpOpen(false)
  const Shortcuts = useLazyComponent(shortcutsDialog, isHelpOpen, closeHelp)
  useEditorKeys({ onHelp: () => setHelpOpen(true) })
  return (
    <>
      <Bar>
        <VisuallyHidden as="h1">{name.trim() || 'New needs document'}</VisuallyHidden>
        <Back to={basename || '/'}>
          <ChevronLeft aria-hidden="true" />
          All needs documents
        </Back>
        <Aside>
          <ExportMenu />
          <WithKeys>
            <IconButton label="Keyboard shortcuts" onClick={() => setHelpOpen(true)}>
              <Keyboard aria-hidden="true" />
            </IconButton>
          </WithKeys>
        </Aside>
        <Actions>
          <SaveStatus />
          {!isReadOnly && (
            <>
              <HistoryButtons />
              <Button tone="primary" onPress={() => void save()} isPending={phase === 'saving'}>
                Save
              </Button>
            </>
          )}
        </Actions>
      </Bar>
      {Shortcuts && <Shortcuts onClose={closeHelp} control={controlKey()} />}
    </>
  )
}
