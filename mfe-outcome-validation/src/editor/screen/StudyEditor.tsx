import type { StudySession } from '@outcome-studio/shared/document'
import { useReadable } from '@outcome-studio/shared/feature'
import { Page, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { preloadParts } from '../../core/lazyParts.ts'
import { useReadOnly } from '../../core/useReadOnly.ts'
import { EditorContext, useEditor } from '../react/EditorContext.ts'
import { useCreateEditor } from '../react/useCreateEditor.ts'
import { useFollowStored } from '../react/useFollowStored.ts'
import { FollowCustomRules } from '../remarks/FollowCustomRules.tsx'
import { JobStepList } from '../rows/JobStepList.tsx'
import { useView } from '../views/useView.ts'
import { ViewTabs } from '../views/ViewTabs.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { FollowAddress } from './FollowAddress.tsx'
import { JobFields } from './JobFields.tsx'
import { LazyView } from './LazyView.tsx'
import { NeedsMapLine } from './NeedsMapLine.tsx'
import { PasteHost } from './PasteHost.tsx'

const Column = styled(Page)`
  gap: ${space(5)};
  padding-top: 0;

  @media print {
    max-width: none;
    gap: ${space(3)};
    padding: 0;

    & button:not([data-drag]),
    & details,
    & [role='status'],
    & [id^='remarks-'] {
      display: none;
    }
    & textarea,
    & input,
    & select {
      min-height: 0;
      padding-block: 0;
      border-color: transparent;
      /* Overrides the screen styles of errors and focus. */
      outline: 0 !important;
      background: none !important;
      appearance: none;
    }
    & ::placeholder {
      color: transparent;
    }
  }
`

/** The screen of one open study. */
export function StudyEditor({ session }: { readonly session: StudySession }) {
  const editor = useCreateEditor(session)
  const [view] = useView()
  useEffect(preloadParts, [])
  const isReadOnly = useReadOnly()
  return (
    <EditorContext value={editor}>
      <FollowAddress />
      <FollowStored />
      <Column>
        <EditorBar />
        <EditorNotices />
        <FollowCustomRules />
        <NeedsMapLine />
        <ViewTabs />
        {view === null ? (
          <>
            <JobFields />
            <JobStepList />
            {!isReadOnly && <PasteHost />}
          </>
        ) : (
          <LazyView key={view.id} view={view} />
        )}
      </Column>
      <Announcements />
    </EditorContext>
  )
}

/** Renders nothing, so that following does not render the editor again. */
function FollowStored() {
  useFollowStored()
  return null
}

/** Announces moves and removals to screen readers. */
function Announcements() {
  const text = useReadable(useEditor().announcement)
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
}
