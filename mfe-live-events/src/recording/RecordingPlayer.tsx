import { videoOrigin } from '@outcome-studio/shared/data'
import type { Video } from '@outcome-studio/shared/domain/events'
import { Button, color, Notice, radius, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useReducer, useRef, useState } from 'react'
import styled from 'styled-components'
import { formatPosition } from './formatPosition.ts'
import { type OpenPlayer, openPlayer } from './openPlayer.ts'
import { PLAYER_FAILURE_TEXTS, type PlayerFailure } from './playerFailure.ts'
import { usePosition } from './usePosition.ts'

const Frame = styled.section`
  display: grid;
  gap: ${space(3)};
`

const Screen = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow: hidden;

  &[hidden] {
    display: none;
  }
  & > iframe {
    width: 100%;
    height: 100%;
    border: none;
  }
`

interface RecordingPlayerProps {
  readonly eventId: string
  readonly topic: string
  readonly video: Video
  /** In seconds. */
  readonly startAt: number
}

/** Plays a recording from where the member stopped. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  return <Player key={attempt} {...props} onRetry={retry} />
}

interface PlayerProps extends RecordingPlayerProps {
  readonly onRetry: () => void
}

function Player({ eventId, topic, video, startAt, onRetry }: PlayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const player = useRef<OpenPlayer>(null)
  const [isReady, setReady] = useState(false)
  const [resumedAt, setResumedAt] = useState(0)
  const [failure, setFailure] = useState<PlayerFailure | null>(null)
  const { moved, save, finish } = usePosition(eventId)
  const { id, hash } = video

  useEffect(() => {
    if (container.current === null) return
    player.current = openPlayer({
      container: container.current,
      video: { id, hash },
      origin: videoOrigin(),
      title: `Recording of ${topic}`,
      startAt,
      onReady: (from) => {
        setReady(true)
        setFailure(null)
        setResumedAt(from)
      },
      onTime: (seconds) => {
        // A password was entered in the player.
        setFailure(null)
        moved(seconds)
      },
      onPause: save,
      onEnd: finish,
      onFailure: setFailure,
    })
    return () => player.current?.release()
  }, [id, hash, topic, startAt, moved, save, finish])

  const startOver = () => {
    player.current?.startOver()
    setResumedAt(0)
  }
  return (
    <Frame aria-label="Recording">
      <VisuallyHidden role="status">{isReady || failure ? '' : 'Loading the recording'}</VisuallyHidden>
      {resumedAt > 0 && failure === null && (
        <Notice actions={<Button onPress={startOver}>Start over</Button>}>
          Resumed at {formatPosition(resumedAt)}.
        </Notice>
      )}
      {failure !== null && (
        <Notice
          tone={failure === 'password' ? 'warning' : 'danger'}
          actions={failure !== 'password' && <Button onPress={onRetry}>Try again</Button>}
        >
          {PLAYER_FAILURE_TEXTS[failure]}
        </Notice>
      )}
      <Screen ref={container} hidden={failure !== null && failure !== 'password'} />
    </Frame>
  )
}
