import { siaRepository } from '@outcome-studio/shared/data'
import { DocumentSession, type StudyDocument } from '@outcome-studio/shared/document'
import { createLazy } from '@outcome-studio/shared/domain/base'
import type { CoachNeeds, SiaSession } from '@outcome-studio/shared/domain/coach'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { type StudyHeader, studyUuid } from '@outcome-studio/shared/domain/study'
import { Announcements, createLazyPart, FollowStored, preloadParts } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useStudyEditing } from '@outcome-studio/shared/kinds'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LazyPart } from '../core/LazyPart.tsx'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { LazyNeeds } from '../needs/LazyNeeds.tsx'
import { NeedsContext } from '../needs/NeedsContext.ts'
import { useNeedsPlace } from '../needs/useNeedsPlace.ts'
import { EditorProvider } from '../study/editing.ts'
import { StudyLoader } from '../study/StudyLoader.tsx'
import { SessionConversation } from './SessionConversation.tsx'
import { Center, Pane } from './screenStyles.ts'

const studySide = createLazy(
  async () => (await import(/* webpackChunkName: 'study' */ '../facts/StudySide.tsx')).StudySide,
)

const removedSession = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: 'dialogs' */ '../sessions/RemovedSession.tsx')).RemovedSession,
)

interface WorkspaceProps {
  readonly uuid: string
  /** Header of the stored study when the workspace was opened; null for a new study. */
  readonly header: StudyHeader | null
  readonly session: SiaSession
  /** Uuid of the needs document of another session about the study; null if there is none. */
  readonly otherNeeds: string | null
  /** Whether the member has talked to the coach in no other session. */
  readonly isFirst: boolean
  /** The pane that a narrow screen shows. */
  readonly shown: string
  /** Starts another session about the study. */
  readonly onStart: () => void
}

/** The conversation and its study. Use the study's uuid as key: the study stays open while sessions change. */
export function Workspace(props: WorkspaceProps) {
  const { uuid, header, session, otherNeeds, isFirst, shown, onStart } = props
  const editing = useStudyEditing()
  const requireAccess = useRequireAccess()
  const host = useHost()
  const { kind, repository } = editing
  // The name may change while the study is open.
  const [docName] = useState(header?.docName ?? null)
  const [study, setStudy] = useState(() =>
    docName === null
      ? new DocumentSession<StudyDocument>({
          kind,
          repository,
          start: { uuid: studyUuid(uuid) },
          requireAccess,
        })
      : null,
  )
  const [read, setNeeds] = useState<CoachNeeds | null>(null)
  const needs = read?.uuid === session.needsUuid ? read : null
  const goals = useNeedsPlace()
  const [conversation, setConversation] = useState<SiaConversation | null>(null)
  const linkNeeds = useCallback(
    (needsUuid: string) => {
      if (needsUuid === session.needsUuid) return
      // The document is open nevertheless; the next goal links it.
      siaRepository()
        .linkNeeds({ studyUuid: session.studyUuid, sessionId: session.id }, needsUuid)
        .catch(() => {})
    },
    [session.needsUuid, session.studyUuid, session.id],
  )
  const open = useCallback(
    (stored: StoredDocument<StudyDocument>) =>
      setStudy(
        (before) =>
          before ?? new DocumentSession<StudyDocument>({ kind, repository, start: stored, requireAccess }),
      ),
    [kind, repository, requireAccess],
  )
  useEffect(preloadParts, [])
  useEffect(() => (study ? host.guardUnsaved(() => study.isDirty) : undefined), [host, study])
  const pane = (name: string, content: ReactNode) => (
    <Pane data-kind={name} data-shown={shown === name || undefined}>
      {content}
    </Pane>
  )
  if (!study) {
    const loader = docName === null ? null : <StudyLoader docName={docName} onOpen={open} />
    return (
      <>
        <Pane data-kind="loading" data-shown="">
          {loader}
        </Pane>
        {pane('study', null)}
      </>
    )
  }
  return (
    <EditorProvider session={study} editing={editing}>
      <FollowStored />
      <Pane
        as="section"
        aria-label="Talk with Sia"
        data-kind="conversation"
        data-shown={shown === 'conversation' || undefined}
        data-own-undo=""
      >
        {session.removedAt === null ? (
          <NeedsContext value={goals.needs}>
            <SessionConversation
              key={session.id}
              session={session}
              needs={needs}
              isFirst={isFirst}
              onOpen={setConversation}
            />
          </NeedsContext>
        ) : (
          <Center>
            <LazyPart part={removedSession} props={{ session, onStart }} name="the session" isUrgent />
          </Center>
        )}
      </Pane>
      <Pane
        as="section"
        aria-label="Study"
        tabIndex={0}
        data-kind="study"
        data-shown={shown === 'study' || undefined}
      >
        <LazyPart part={studySide} props={{ conversation }} name="the study" />
        {(session.needsUuid !== null || goals.isWanted) && (
          <LazyNeeds
            linked={[session.needsUuid, study.content.needs?.uuid, otherNeeds].filter((each) => each != null)}
            chosen={goals.chosen}
            onPlace={goals.onPlace}
            onRead={setNeeds}
            onSaved={linkNeeds}
          />
        )}
      </Pane>
      <Announcements />
    </EditorProvider>
  )
}
