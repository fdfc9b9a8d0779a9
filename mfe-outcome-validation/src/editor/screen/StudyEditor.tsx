import type { StudyDocument } from '@outcome-studio/shared/document'
import {
  Announcements,
  EditorNotices,
  type EditorProviderProps,
  FollowAddress,
  FollowStored,
  LazyView,
  preloadParts,
  ReadingContext,
  useReadOnly,
} from '@outcome-studio/shared/editor'
import { media, Page, pageWidth, space, useIsNarrow, useIsWide } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { TypedSurvey } from '../actions/TypedSurvey.ts'
import { FeelingHost } from '../feelings/FeelingHost.tsx'
import { EditorContext, EditorProvider } from '../react/EditorContext.ts'
import { useCreateEditor } from '../react/useCreateEditor.ts'
import { FollowCustomRules } from '../remarks/FollowCustomRules.tsx'
import type { EditorView } from '../views/EDITOR_VIEWS.ts'
import { FollowStatement } from '../views/FollowStatement.ts'
import { useView } from '../views/useView.ts'
import { ViewTabs } from '../views/ViewTabs.tsx'
import { NeedsMapLine } from './NeedsMapLine.tsx'
import { PasteHost } from './PasteHost.tsx'
import { StudyBar } from './StudyBar.tsx'
import { VIEW_COMPONENTS } from './VIEW_COMPONENTS.ts'
import { WriteView } from './WriteView.tsx'

const Column = styled(Page)`
  gap: ${space(5)};
  padding-top: 0;
  /* In one line, until the bar is measured. */
  --bar-height: 60px;
  --below-bar: calc(var(--bar-height) + ${space(5)});

  ${media.narrow} {
    gap: ${space(3)};
  }
  &[data-wide] {
    max-width: ${pageWidth.editor};
  }
  @media print {
    &,
    &[data-wide] {
      max-width: none;
    }
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

interface StudyEditorProps extends Pick<EditorProviderProps<StudyDocument>, 'session' | 'editing'> {
  /** Shown above an example, which is read only and stored nowhere, in place of the notices on a member's own study. */
  readonly example?: ReactNode
  /** Shown below the notices. */
  readonly children?: ReactNode
}

/** The screen of one open study. */
export function StudyEditor({ session, editing, example, children }: StudyEditorProps) {
  const typedSurvey = useMemo(() => new TypedSurvey(session), [session])
  return (
    <EditorProvider session={session} editing={editing} pending={typedSurvey}>
      <ReadingContext value={example !== undefined}>
        <Parts typedSurvey={typedSurvey} example={example}>
          {children}
        </Parts>
      </ReadingContext>
    </EditorProvider>
  )
}

/** Whether statements are written in the view; null is the one that opens first. */
const hasStatements = (view: EditorView | null) => view === null || view.id === 'table'

interface PartsProps extends Pick<StudyEditorProps, 'example' | 'children'> {
  readonly typedSurvey: TypedSurvey
}

function Parts({ typedSurvey, example, children }: PartsProps) {
  const editor = useCreateEditor(typedSurvey)
  const [view] = useView()
  const hasColumns = useIsWide()
  // On a phone they stay in view with the bar, because they are cut there: a page of statements has no other way back.
  const isNarrow = useIsNarrow()
  const tabs = <ViewTabs isStored={example === undefined} />
  useEffect(preloadParts, [])
  const isReadOnly = useReadOnly()
  return (
    <EditorContext value={editor}>
      {example === undefined && <FollowAddress />}
      {example === undefined && <FollowStored />}
      {example === undefined && <FollowStatement />}
      <Column data-wide={view !== null || hasColumns ? '' : undefined}>
        <StudyBar>{isNarrow && tabs}</StudyBar>
        {example ?? <EditorNotices />}
        {children}
        <FollowCustomRules />
        <NeedsMapLine />
        {!isNarrow && tabs}
        {view === null ? (
          <WriteView />
        ) : (
          <LazyView key={view.id} part={VIEW_COMPONENTS[view.id]} label={view.label} />
        )}
        {!isReadOnly && <FeelingHost />}
        {!isReadOnly && hasStatements(view) && <PasteHost />}
      </Column>
      <Announcements />
    </EditorContext>
  )
}
