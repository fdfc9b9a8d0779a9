import { createLazy } from '@outcome-studio/shared/domain/base'
import { findSessions, type SiaSession } from '@outcome-studio/shared/domain/coach'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { color, space, TextField, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { LazyPart } from '../core/LazyPart.tsx'
import { groupByStudy } from './groupByStudy.ts'
import { NewSession } from './NewSession.tsx'
import { SessionRow, sessionRowStyles } from './SessionRow.tsx'
import { useFollowLink } from './useFollowLink.ts'
import { useSessionActions } from './useSessionActions.ts'

const Nav = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`
const Study = styled.section`
  display: grid;
  gap: ${space(1)};

  &[hidden] {
    display: none;
  }
  & > * {
    min-width: 0;
  }
  & h2 {
    padding-inline: ${space(2)};
    font: ${type.label};
    overflow-wrap: anywhere;
  }
  & h3 {
    padding: ${space(1)} ${space(2)};
    color: ${color.textMuted};
    font: ${type.tiny};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  ${sessionRowStyles}
`
const None = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** Characters of a query from which messages are searched too. */
const SEARCHED_FROM = 3

const messageResults = createLazy(async () => (await import('./search/MessageResults.tsx')).MessageResults)
const exportDialog = createLazy(async () => (await import('./export/ExportDialog.tsx')).ExportDialog)
const removedSessions = createLazyPart(
  async () => (await import(/* webpackChunkName: 'dialogs' */ './RemovedSessions.tsx')).RemovedSessions,
)
const renameDialog = createLazyPart(
  async () => (await import(/* webpackChunkName: 'dialogs' */ './RenameDialog.tsx')).RenameDialog,
)

interface SessionListProps {
  /** Without deleted ones, the latest first. */
  readonly sessions: readonly SiaSession[]
  readonly studies: readonly StudyHeader[]
  readonly currentId: string | null
  readonly currentStudy: { readonly uuid: string; readonly name: string } | null
  readonly now: Date
  readonly onStart: (studyUuid: string | null) => void
  /** Called after a session was deleted, or restored. */
  readonly onRemoved: (session: SiaSession) => void
  readonly onRestored: (session: SiaSession) => void
}

/** The member's sessions by study and date. */
export function SessionList(props: SessionListProps) {
  const { sessions, studies, currentId, currentStudy, now, onStart, onRemoved, onRestored } = props
  const { basename } = useHost()
  const [query, setQuery] = useState('')
  const [renaming, setRenaming] = useState<SiaSession | null>(null)
  const [exporting, setExporting] = useState<SiaSession | null>(null)
  const actions = useSessionActions(onRemoved)
  const follow = useFollowLink()
  const { remove, rename, restore } = actions
  const searched = useDeferredValue(query)
  const groups = useMemo(() => groupByStudy(sessions, studies, now), [sessions, studies, now])
  // The others are hidden and not removed, because hundreds of rows take long to create (docs/decisions/opening-large-documents.md).
  const found = useMemo(
    () => (searched.trim() === '' ? null : new Set(findSessions(sessions, searched))),
    [sessions, searched],
  )
  const isFound = (session: SiaSession) => found === null || found.has(session)
  // One of them may have been restored elsewhere.
  const removed = actions.removed.filter((each) => sessions.every(({ id }) => id !== each.id))
  const removeRow = useCallback((session: SiaSession) => void remove(session), [remove])
  return (
    <Nav aria-label="Sessions">
      <NewSession studies={studies} current={currentStudy} onStart={onStart} />
      <VisuallyHidden aria-live="polite">
        {removed[0] ? `“${removed[0].title}” was deleted.` : ''}
      </VisuallyHidden>
      {removed.length > 0 && (
        <LazyPart
          part={removedSessions}
          props={{
            removed,
            onRestore: (session) => void restore(session).then((isBack) => isBack && onRestored(session)),
            onDismiss: actions.dismiss,
          }}
          name="the way back"
          isUrgent
        />
      )}
      {sessions.length > 0 && (
        <TextField label="Search sessions" type="search" value={query} onChange={setQuery} />
      )}
      {groups.map(({ studyUuid, name, groups: byDate }) => (
        <Study
          key={studyUuid}
          aria-label={name}
          hidden={!byDate.some((group) => group.sessions.some(isFound))}
        >
          <h2>{name}</h2>
          {byDate.map(({ label, sessions: listed }) => (
            <div key={label} hidden={!listed.some(isFound)}>
              <h3>{label}</h3>
              <ul>
                {listed.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    path={`${basename}/${encodeURIComponent(studyUuid)}/${encodeURIComponent(session.id)}`}
                    isHidden={!isFound(session) && listed.some(isFound)}
                    isCurrent={session.id === currentId}
                    onFollow={follow}
                    onRename={setRenaming}
                    onExport={setExporting}
                    onRemove={removeRow}
                  />
                ))}
              </ul>
            </div>
          ))}
        </Study>
      ))}
      {(sessions.length === 0 || found?.size === 0) && (
        <None role="status">{sessions.length === 0 ? 'No sessions yet.' : 'No title matches.'}</None>
      )}
      {searched.trim().length >= SEARCHED_FROM && (
        <LazyPart part={messageResults} props={{ sessions, query: searched }} name="the search" />
      )}
      {exporting && (
        <LazyPart
          part={exportDialog}
          props={{
            session: exporting,
            studyName: studies.find(({ uuid }) => uuid === exporting.studyUuid)?.docName ?? 'New study',
            onClose: () => setExporting(null),
          }}
          name="the export"
        />
      )}
      {renaming && (
        <LazyPart
          part={renameDialog}
          props={{
            session: renaming,
            onRename: (title) => void rename(renaming, title),
            onClose: () => setRenaming(null),
          }}
          name="the dialog"
          isUrgent
        />
      )}
    </Nav>
  )
}
