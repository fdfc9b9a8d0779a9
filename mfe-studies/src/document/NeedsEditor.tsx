import type { NeedsDocument, NeedsSession } from '@outcome-studio/shared/document'
import {
  Announcements,
  type Editing,
  EditorNotices,
  FollowAddress,
  FollowStored,
  factField,
  LazyView,
  preloadParts,
} from '@outcome-studio/shared/editor'
import { media, space, useIsNarrow } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { VerticalField } from '../board/layers/VerticalField.tsx'
import { NeedsBoard } from '../board/NeedsBoard.tsx'
import { EditorProvider } from '../core/editing.ts'
import { NeedsPage } from '../core/NeedsPage.ts'
import { OpenAnswer } from '../core/OpenAnswer.ts'
import { OpenAnswerContext } from '../core/OpenAnswerContext.ts'
import { useNeedsView } from '../core/useNeedsView.ts'
import { PrintedMap } from '../export/PrintedMap.tsx'
import { OpportunityProvider } from '../opportunity/OpportunityProvider.tsx'
import { FollowGoal } from './FollowGoal.ts'
import { MapName } from './MapName.tsx'
import { NeedsBar } from './NeedsBar.tsx'
import { VIEW_COMPONENTS } from './VIEW_COMPONENTS.ts'
import { ViewTabs } from './ViewTabs.tsx'

const Column = styled(NeedsPage)`
  gap: ${space(4)};
  padding-top: 0;

  @media print {
    max-width: none;
    gap: ${space(3)};
    padding: 0;

    & textarea,
    & input {
      min-height: 0;
      padding-block: 0;
      border-color: transparent;
      /* Overrides the screen styles of errors and focus. */
      outline: 0 !important;
      background: none !important;
    }
    & ::placeholder {
      color: transparent;
    }
  }
`

/** Facts next to each other, each as wide as its text. */
const Header = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(0.5)} ${space(6)};

  & > * {
    min-width: 0;
  }
  /* The rest of the line belongs to the zoom of the map. */
  ${media.wide} {
    max-width: calc(100% - 13rem);
  }

  & :has(> input) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space(2)};
    ${factField}
  }
  & input {
    width: 16rem;
    min-width: 8rem;
    max-width: 100%;
    field-sizing: content;
  }
  @supports (field-sizing: content) {
    & input {
      width: auto;
    }
  }
  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;

    & :has(> input) {
      grid-template-columns: 6.5rem minmax(0, max-content);
    }
  }
`

interface NeedsEditorProps {
  readonly session: NeedsSession
  readonly editing: Editing<NeedsDocument>
  /** Shown above the map. */
  readonly children?: ReactNode
}

/** The screen of one open needs document. */
export function NeedsEditor({ session, editing, children }: NeedsEditorProps) {
  const [view] = useNeedsView()
  const answer = useMemo(() => new OpenAnswer(session), [session])
  // On a phone the views stay in view with the bar.
  const isNarrow = useIsNarrow()
  useEffect(preloadParts, [])
  return (
    <EditorProvider session={session} editing={editing} pending={answer}>
      <FollowAddress />
      <FollowStored />
      <FollowGoal />
      <OpportunityProvider>
        <Column>
          {view === null && <PrintedMap />}
          <NeedsBar>{isNarrow && <ViewTabs />}</NeedsBar>
          <EditorNotices />
          <OpenAnswerContext value={answer}>{children}</OpenAnswerContext>
          {!isNarrow && <ViewTabs />}
          <Header aria-label="What the map is about">
            <MapName />
            <VerticalField />
          </Header>
          {view === null ? <NeedsBoard /> : <LazyView part={VIEW_COMPONENTS[view.id]} label={view.label} />}
        </Column>
      </OpportunityProvider>
      <Announcements />
    </EditorProvider>
  )
}
