import { NAME } from '@outcome-studio/shared/document'
import type { Lazy } from '@outcome-studio/shared/domain/base'
import { type PageAction, useHost, useLazyComponent } from '@outcome-studio/shared/feature'
import { Button, IconButton, type MenuChoice, useIsNarrow } from '@outcome-studio/shared/ui'
import { ChevronLeft, Keyboard } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'
import { useSave } from '../session/useSave.ts'
import { Actions, Aside, Back, Bar, DocumentTitle, Names, TitleButton, Tools, WithKeys } from './barStyles.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { type ControlKey, controlKey } from './editorShortcut.ts'
import { HistoryButtons } from './HistoryButtons.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { shareBarHeight } from './shareBarHeight.ts'
import { TalkToSia } from './TalkToSia.tsx'
import { useDocumentActions } from './useDocumentActions.ts'
import { useEditorKeys } from './useEditorKeys.ts'
import { useSavePhase } from './useSavePhase.ts'

/** Props of a dialog with the shortcuts of one kind of document. */
export interface ShortcutsProps {
  readonly control: ControlKey
  readonly onClose: () => void
}

interface EditorBarProps {
  readonly shortcuts: Lazy<ComponentType<ShortcutsProps>>
  /** Address of the coach, which names the document. */
  readonly siaPath: string
  /** The formats of the export menu. */
  readonly exports: readonly MenuChoice[]
  /** More actions of members who can edit, before "Save"; on a phone below it. */
  readonly actions?: ReactNode
  /** Called when the name is pressed, to change it. */
  readonly onTitle?: (() => void) | undefined
  readonly onFind?: (event: KeyboardEvent) => void
  readonly onReplace?: (event: KeyboardEvent) => void
  /** Actions for the command palette, in addition to saving and the history. */
  readonly pageActions?: () => readonly PageAction[]
  /** Lines below that stay visible. */
  readonly children?: ReactNode
}

/** The sticky bar with the actions on the whole document. */
export function EditorBar({
  shortcuts,
  siaPath,
  exports,
  actions,
  onTitle,
  onFind,
  onReplace,
  pageActions,
  children,
}: EditorBarProps) {
  const { basename } = useHost()
  const { words } = useEditor()
  const name = useDocumentValue(NAME, ({ docName }) => docName)
  const phase = useSavePhase()
  const title = name.trim() || `New ${words.one}`
  const save = useSave()
  const isReadOnly = useReadOnly()
  const isNarrow = useIsNarrow()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const closeHelp = () => setHelpOpen(false)
  const Shortcuts = useLazyComponent(shortcuts, isHelpOpen, closeHelp)
  const [isExportOpen, setExportOpen] = useState(false)
  useDocumentActions({
    more: pageActions,
    showExports: () => setExportOpen(true),
    showHelp: () => setHelpOpen(true),
  })
  useEditorKeys({
    ...(onFind && { onFind }),
    ...(onReplace && { onReplace }),
    onHelp: () => setHelpOpen(true),
  })
  // On a phone they would leave no space for the name.
  const isApart = isNarrow && !isReadOnly && actions !== undefined
  const aside = (
    <Aside>
      <TalkToSia to={siaPath} />
      <ExportMenu choices={exports} isOpen={isExportOpen} onOpenChange={setExportOpen} />
      <WithKeys>
        <IconButton label="Keyboard shortcuts" onClick={() => setHelpOpen(true)}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </WithKeys>
    </Aside>
  )
  return (
    <>
      <Bar ref={shareBarHeight}>
        <Back to={basename || '/'}>
          <ChevronLeft aria-hidden="true" />
          <span>All {words.many}</span>
        </Back>
        <Names>
          <DocumentTitle dir="auto" title={title}>
            {onTitle ? (
              <TitleButton type="button" title="Change the name" onClick={onTitle}>
                {title}
              </TitleButton>
            ) : (
              title
            )}
          </DocumentTitle>
          {isNarrow && <SaveStatus />}
        </Names>
        {!isApart && aside}
        <Actions>
          {!isNarrow && <SaveStatus />}
          {!isReadOnly && (
            <>
              <HistoryButtons />
              {!isApart && actions}
              {/* The main action only while there is something to save; pressed again, it does no harm. */}
              <Button
                tone={phase === 'saved' ? 'secondary' : 'primary'}
                onPress={() => void save()}
                isPending={phase === 'saving'}
              >
                Save
              </Button>
            </>
          )}
        </Actions>
        {children}
      </Bar>
      {isApart && (
        <Tools>
          {actions}
          {aside}
        </Tools>
      )}
      {Shortcuts && <Shortcuts onClose={closeHelp} control={controlKey()} />}
    </>
  )
}
