import { siaRepository, useSiaSessions, useStudyList } from '@outcome-studio/shared/data'
import { describeError, type SiaSession, type StudyHeader } from '@outcome-studio/shared/domain'
import { useOwnPath, whenIdle } from '@outcome-studio/shared/editor'
import { Button, EmptyState, LinkButton, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { MessageCircle } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SessionList } from '../sessions/SessionList.tsx'
import { Center, Frame, Head, Pane, Panes, Switcher } from './screenStyles.ts'
import { readSiaAddress, type SiaAddress } from './siaAddress.ts'
import { useFill } from './useFill.ts'
import { useSiaNavigation } from './useSiaNavigation.ts'
import { Workspace } from './Workspace.tsx'

const PANES = [
  ['sessions', 'Sessions'],
  ['conversation', 'Conversation'],
  ['study', 'Study'],
] as const
type PaneName = (typeof PANES)[number][0]

const NO_SESSIONS: readonly SiaSession[] = []
const NO_STUDIES: readonly StudyHeader[] = []

/** The coach: the member's sessions, one conversation, and the study it is about. */
export function SiaScreen() {
  const address = readSiaAddress(useOwnPath())
  return address ? <Sessions address={address} /> : <UnknownSession />
}

function UnknownSession() {
  return (
    <Center>
      <h1>Sia</h1>
      <EmptyState
        title="There is nothing at this address"
        action={<LinkButton to="/sia">Go to Sia</LinkButton>}
      >
        The address may be mistyped or incomplete.
      </EmptyState>
    </Center>
  )
}

function Sessions({ address }: { readonly address: SiaAddress }) {
  const { studyUuid, sessionId } = address
  const { search } = useLocation()
  const fill = useFill()
  const { data, error, isPending, refetch } = useSiaSessions()
  const studyList = useStudyList()
  const studies = studyList.data ?? NO_STUDIES
  const all = data ?? NO_SESSIONS
  const sessions = useMemo(() => all.filter(({ removedAt }) => removedAt === null), [all])
  const { start, openSession } = useSiaNavigation()
  const [shown, setShown] = useState<PaneName>('conversation')
  const [now] = useState(() => new Date())
  const needsUuid = new URLSearchParams(search).get('needs')

  useEffect(
    () =>
      whenIdle(
        () =>
          void siaRepository()
            .forgetRemoved()
            .catch(() => {}),
      ),
    [],
  )

  // Without a session in the address, the latest one is opened; a study without any begins one.
  const isComplete = sessionId !== null
  const latest = sessions.find(
    (each) =>
      (studyUuid === null || each.studyUuid === studyUuid) &&
      (needsUuid === null || each.needsUuid === needsUuid),
  )
  const isReady = !isPending && data !== undefined
  useEffect(() => {
    if (isComplete || !isReady) return
    if (latest) openSession(latest, true)
    else if (studyUuid !== null) start(studyUuid, { search, replace: true })
  }, [isComplete, isReady, latest, studyUuid, search, openSession, start])

  const known = all.find(({ id }) => id === sessionId)
  const [openedAt] = useState(() => new Date().toISOString())
  const session = useMemo(
    (): SiaSession | null =>
      studyUuid === null || sessionId === null
        ? null
        : (known ?? {
            id: sessionId,
            studyUuid,
            // Its first message names it.
            title: '',
            createdAt: openedAt,
            updatedAt: openedAt,
            removedAt: null,
            needsUuid,
          }),
    [known, studyUuid, sessionId, openedAt, needsUuid],
  )
  const header = studies.find(({ uuid }) => uuid === studyUuid) ?? null
  const currentStudy =
    studyUuid === null || sessionId === null
      ? null
      : { uuid: studyUuid, name: header?.docName ?? 'New study' }

  const startSession = useCallback(
    (uuid: string | null) => {
      setShown('conversation')
      start(uuid)
    },
    [start],
  )
  const leaveRemoved = useCallback(
    (removed: SiaSession) => {
      if (removed.id !== sessionId) return
      const rest = sessions.filter(({ id }) => id !== removed.id)
      const next = rest.find((each) => each.studyUuid === removed.studyUuid) ?? rest[0]
      if (next) openSession(next, true)
      else start(removed.studyUuid, { replace: true })
    },
    [sessions, sessionId, openSession, start],
  )

  const failure = error ?? studyList.error
  const isListed = data !== undefined && studyList.data !== undefined
  return (
    <Frame ref={fill}>
      <Head>
        <h1>Sia</h1>
        <Switcher role="group" aria-label="Show">
          {PANES.map(([name, label]) => (
            <button key={name} type="button" aria-pressed={shown === name} onClick={() => setShown(name)}>
              {label}
            </button>
          ))}
        </Switcher>
      </Head>
      <Panes>
        <Pane data-kind="sessions" data-shown={shown === 'sessions' || undefined}>
          {data === undefined && !failure ? (
            <Skeleton label="Loading sessions" lines={5} />
          ) : (
            <SessionList
              sessions={sessions}
              studies={studies}
              currentId={sessionId}
              currentStudy={currentStudy}
              now={now}
              onStart={startSession}
              onRemoved={leaveRemoved}
              onRestored={openSession}
            />
          )}
        </Pane>
        {session !== null && studyUuid !== null && isListed ? (
          <Workspace
            key={studyUuid}
            uuid={studyUuid}
            header={header}
            session={session}
            otherNeeds={
              sessions.find((each) => each.studyUuid === studyUuid && each.needsUuid)?.needsUuid ?? null
            }
            // A session is stored with its first message.
            isFirst={all.every(({ id }) => id === sessionId)}
            shown={shown}
            onStart={() => startSession(studyUuid)}
          />
        ) : (
          <Pane data-kind="opening" data-shown={shown !== 'sessions' || undefined}>
            <Center>
              {failure && !isListed ? (
                <Notice
                  tone="danger"
                  actions={
                    <Button
                      onPress={() => {
                        refetch()
                        studyList.refetch()
                      }}
                    >
                      Try again
                    </Button>
                  }
                >
                  Your sessions could not be loaded. {describeError(failure).message}
                </Notice>
              ) : isReady && sessions.length === 0 && studyUuid === null ? (
                <Welcome onStart={() => startSession(null)} />
              ) : (
                <Skeleton label="Loading the conversation" />
              )}
            </Center>
          </Pane>
        )}
      </Panes>
    </Frame>
  )
}

function Welcome({ onStart }: { readonly onStart: () => void }) {
  return (
    <EmptyState
      title="Talk a study through with the coach"
      icon={<MessageCircle aria-hidden="true" />}
      action={
        <Button tone="primary" onPress={onStart}>
          Start talking
        </Button>
      }
    >
      Sia asks who you want to help and what they are trying to get done, and turns your own words into
      outcome statements. You decide what goes into the study.
    </EmptyState>
  )
}
