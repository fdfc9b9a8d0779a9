import { NAME, SAVING } from '@outcome-studio/shared/document'
import {
  controlKey,
  createLazyPart,
  HistoryButtons,
  SaveStatus,
  useEditorKeys,
  useReadOnly,
  useSave,
} from '@outcome-studio/shared/editor'
import { useHost, useLazyComponent } from '@outcome-studio/shared/feature'
import {
  Button,
  color,
  IconButton,
  media,
  space,
  TextLink,
  type,
  VisuallyHidden,
} from '@outcome-studio/shared/ui'
import { ChevronLeft, Keyboard } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { FindBar } from '../find/FindBar.tsx'
import { useFind } from '../find/useFind.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { useValidation } from '../validation/useValidation.ts'
import { ValidationControl } from '../validation/ValidationControl.tsx'
import { ValidationNotice } from '../validation/ValidationNotice.tsx'
import { useView } from '../views/useView.ts'

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.canvas};

  @media print {
    display: none;
  }
  ${media.narrow} {
    /* The link back scrolls away. The controls stay visible. */
    top: -44px;
  }
`

const Back = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-right: auto;
  padding: ${space(1)} 0;
  color: ${color.textMuted};
  font: ${type.label};
  text-decoration: none;

  & > svg {
    width: 16px;
    height: 16px;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};

  ${media.narrow} {
    flex: 1 1 100%;
    gap: ${space(1)};
  }
`

/** On a phone these share the line of the link back, so that save and undo fit into the sticky line. */
const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

/** Sticky, so that the progress of a validation is always visible. */
const Below = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  &:empty {
    display: none;
  }
`

/** Hidden on a phone, which has no keyboard. */
const WithKeys = styled.span`
  ${media.narrow} {
    display: none;
  }
`

const shortcutsDialog = createLazyPart(async () => (await import('./StudyShortcuts.tsx')).StudyShortcuts)

/** The sticky bar with the actions on the whole study. */
export function EditorBar() {
  const { basename } = useHost()
  const name = useSessionValue(NAME, (session) => session.docName)
  const { phase } = useSessionValue(SAVING, (session) => session.saveState)
  const save = useSave()
  const isReadOnly = useReadOnly()
  const { validation, state } = useValidation()

  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeHelp = () => setHelpOpen(false)
  const Shortcuts = useLazyComponent(shortcutsDialog, isHelpOpen, closeHelp)
  const find = useFind()
  // The other views have no text fields. The browser's own search works there.
  const [view] = useView()
  const isFinding = find.isOpen && view === null
  useEditorKeys({ onFind: (event) => view === null && find.onFind(event), onHelp: () => setHelpOpen(true) })

  return (
    <>
      <Bar>
        <VisuallyHidden as="h1">{name.trim() || 'New study'}</VisuallyHidden>
        <Back to={basename || '/'}>
          <ChevronLeft aria-hidden="true" />
          All studies
        </Back>
        <Aside>
          <WithKeys>
            <IconButton label="Keyboard shortcuts" onClick={() => setHelpOpen(true)}>
              <Keyboard aria-hidden="true" />
            </IconButton>
          </WithKeys>
          <ExportMenu />
        </Aside>
        <Actions>
          <SaveStatus />
          {!isReadOnly && (
            <>
              <HistoryButtons />
              <ValidationControl validation={validation} state={state} />
              <Button tone="primary" onPress={() => void save()} isPending={phase === 'saving'}>
                Save
              </Button>
            </>
          )}
        </Actions>
        {isFinding && <FindBar fieldRef={find.field} onClose={find.close} />}
        <Below>
          <ValidationNotice validation={validation} state={state} />
        </Below>
      </Bar>
      {Shortcuts && <Shortcuts onClose={closeHelp} control={controlKey()} />}
    </>
  )
}
