import { SAVING } from '@outcome-studio/shared/document'
import { Notice } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { ReadOnlyNotice } from '../core/ReadOnlyNotice.tsx'
import { useOnline } from '../core/useOnline.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'
import { DraftNotices } from './DraftNotices.tsx'
import { SaveProblemNotice } from './SaveProblemNotice.tsx'
import { useDocumentSize } from './useDocumentSize.ts'
import { useDrafts } from './useDrafts.ts'

/** Not printed. */
const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

const CANNOT_STORE = {
  full: 'This browser has no room left to keep a copy of unsaved work on this device.',
  blocked: 'This browser does not let us keep a copy of unsaved work on this device.',
} as const

const WHERE = {
  stored: 'stay on this device',
  full: 'are in this tab alone',
  blocked: 'are in this tab alone',
} as const

/** Shows the notices on drafts, connection and size, most urgent first. */
export function EditorNotices() {
  const { one, many, reading } = useEditor().words
  const { persistence, ...drafts } = useDrafts()
  const isOnline = useOnline()
  const size = useDocumentSize()
  const { phase, problem } = useDocumentValue(SAVING, ({ saveState }) => saveState)
  const isReadOnly = useReadOnly()
  return (
    <OnScreen>
      {isReadOnly && (
        <ReadOnlyNotice>
          {phase === 'unsaved'
            ? `You can’t change or save ${many} without a membership. Your unsaved changes ${WHERE[persistence]}: copy or export them now, or save them once you have a membership.`
            : `Without a membership you can ${reading} this ${one}, but not change it.`}
        </ReadOnlyNotice>
      )}
      <ConflictNotice />
      <SaveProblemNotice />
      <DraftNotices {...drafts} />
      {persistence !== 'stored' && (
        <Notice tone="warning">
          {CANNOT_STORE[persistence]} Your text is in this tab alone until it is saved: please keep the tab
          open, and save now and then.
        </Notice>
      )}
      {!isOnline && !isReadOnly && problem?.kind !== 'failed' && (
        <Notice tone="warning">
          You are offline. Go on writing: your text is kept{' '}
          {persistence === 'stored' ? 'on this device' : 'here'}, and you can save once you are connected.
        </Notice>
      )}
      {size === 'nearlyFull' && (
        <Notice tone="warning">
          This {one} is nearly as large as a {one} can be. Think of moving part of it to another one.
        </Notice>
      )}
      {size === 'full' && (
        <Notice tone="danger">
          This {one} is too large to be saved. Shorten it or move part of it to another one.
        </Notice>
      )}
    </OnScreen>
  )
}
