import { siaRepository, useSiaSessions, useStudyList } from '@outcome-studio/shared/data'
import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { useOwnPath, whenIdle } from '@outcome-studio/shared/editor'
import { EmptyState, LinkButton, SavedOnDevice, Skeleton } from '@outcome-studio/shared/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { WantedMessage } from '../conversation/useShownMessage.ts'
import { SessionList } from '../sessions/SessionList.tsx'
import { OpeningPane } from './OpeningPane.tsx'
import { Center, Frame, Head, Pane, Panes, Switcher } from './screenStyles.ts'
import { readSiaAddress, type SiaAddress } from './siaAddress.ts'
import { useCurrentSession } from './useCurrentSession.ts'
import { useFill } from './useFill.ts'
import { useLatestSession } from './useLatestSession.ts'
import { useSiaNavigation } from './useSiaNavigation.ts'
import { useWantedMessage } from './useWantedMessage.ts'
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
  const { data, error, isPending, snapshot, refetch } = useSiaSessions()
  const studyList = useStudyList()
  const studies = studyList.data ?? NO_STUDIES
  const all = data ?? NO_SESSIONS
  const sessions = useMemo(() => all.filter(({ removedAt }) => removedAt === null), [all])
  const navigation = useSiaNavigation()
  const { start, openSession } = navigation
  const [shown, setShown] = useState<PaneName>('conversation')
  const [now] = useState(() => new Date())
  const needsUuid = new URLSearchParams(search).get('needs')

  const wanted = useWantedMessage()
  const [led, setLed] = useState<WantedMessage | null>(null)
  // In the same commit, because a message in a hidden pane can be neither scrolled to nor focused.
  if (wanted !== led) {
    setLed(wanted)
    if (wanted) setShown('conversation')
  }
  useForgetSessions()
  // Sessions of this device may lack one that was started elsewhere.
  const isReady = !isPending && data !== undefined && snapshot === undefined
  useLatestSession({ address, search, needsUuid, sessions: isReady ? sessions : null, navigation })
  const session = useCurrentSession(address, all, needsUuid)
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
        <SavedOnDevice snapshot={snapshot} />
        <PaneSwitcher shown={shown} onShow={setShown} />
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
          <OpeningPane
            isShown={shown !== 'sessions'}
            failure={isListed ? null : failure}
            isEmpty={isReady && sessions.length === 0 && studyUuid === null}
            onRetry={() => {
              refetch()
              studyList.refetch()
            }}
            onStart={() => startSession(null)}
          />
        )}
      </Panes>
    </Frame>
  )
}

interface PaneSwitcherProps {
  readonly shown: PaneName
  readonly onShow: (pane: PaneName) => void
}

/** Selects the pane that a narrow screen shows. */
function PaneSwitcher({ shown, onShow }: PaneSwitcherProps) {
  return (
    <Switcher role="group" aria-label="Show">
      {PANES.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={shown === name} onClick={() => onShow(name)}>
          {label}
        </button>
      ))}
    </Switcher>
  )
}

/** Deletes sessions that were removed long ago. A failure is ignored: the next visit retries. */
function useForgetSessions(): void {
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
}
