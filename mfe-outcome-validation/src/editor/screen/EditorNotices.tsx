import { SAVING } from '@outcome-studio/shared/document'
import { Notice } from '@outcome-studio/shared/ui'
import { useOnline } from '../../core/useOnline.ts'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { useEditor } from '../react/EditorContext.ts'
import { useDocumentSize } from '../react/useDocumentSize.ts'
import { useDrafts } from '../react/useDrafts.ts'
import { useSessionValue } from '../react/useSessionValue.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { SaveProblemNotice } from './SaveProblemNotice.tsx'

const CANNOT_STORE = {
  full: 'This browser has no room left to keep a copy of unsaved work on this device.',
  blocked: 'This browser does not let us keep a copy of unsaved work on this device.',
} as const

/** Shows the notices on drafts, connection and size, most urgent first. */
export function EditorNotices() {
  const { session } = useEditor()
  const { offered, restore, discard, persistence } = useDrafts(session)
  const isOnline = useOnline()
  const size = useDocumentSize()
  const { problem } = useSessionValue(SAVING, ({ saveState }) => saveState)
  return (
    <>
      <ConflictNotice />
      <SaveProblemNotice />
      {offered && <DraftNotice draft={offered} onRestore={restore} onDiscard={discard} />}
      {persistence !== 'stored' && (
        <Notice tone="warning">
          {CANNOT_STORE[persistence]} Your text is in this tab alone until it is saved: please keep the tab
          open, and save now and then.
        </Notice>
      )}
      {!isOnline && problem?.kind !== 'failed' && (
        <Notice tone="warning">
          You are offline. Go on writing: your text is kept{' '}
          {persistence === 'stored' ? 'on this device' : 'here'}, and you can save once you are connected.
        </Notice>
      )}
      {size === 'nearlyFull' && (
        <Notice tone="warning">
          This study is nearly as large as a study can be. Think of moving part of it to another one.
        </Notice>
      )}
      {size === 'full' && (
        <Notice tone="danger">
          This study is too large to be saved. Shorten it or move part of it to another one.
        </Notice>
      )}
    </>
  )
}
