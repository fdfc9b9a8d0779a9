import { readRecording } from '@outcome-studio/shared/data'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import {
  BEGINNING_SECONDS,
  type LiveEvent,
  parseVideo,
  type Video,
} from '@outcome-studio/shared/domain/events'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { Button, Notice, space } from '@outcome-studio/shared/ui'
import { CirclePlay } from 'lucide-react'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { NoAccess } from '../core/NoAccess.tsx'
import { formatPosition } from './formatPosition.ts'

/** The player is a chunk of its own, loaded on a press. Before that, nothing is loaded from Vimeo. */
const recordingPlayer = createLazy(
  async () => (await import(/* webpackChunkName: 'player' */ './RecordingPlayer.tsx')).RecordingPlayer,
)

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

interface RecordingProps {
  readonly event: LiveEvent
  /** Where the member stopped watching, in seconds. */
  readonly startAt: number
}

type Playing =
  | { readonly kind: 'idle' | 'asking' | 'noAccess' | 'none' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** `start`: the position at the time of the press. The stored one moves while the member watches. */
  | { readonly kind: 'playing'; readonly video: Video; readonly start: number }

/**
 * The recording of an event. Its address is read when it is played, so that the database checks the access of that
 * moment: the page may have been open since before the membership ended.
 */
export function Recording({ event, startAt }: RecordingProps) {
  const [state, setState] = useState<Playing>({ kind: 'idle' })
  const stop = useCallback(() => setState({ kind: 'idle' }), [])
  const Player = useLazyComponent(recordingPlayer, state.kind === 'playing', stop)
  const play = async () => {
    setState({ kind: 'asking' })
    try {
      const recording = await readRecording(event.documentId)
      if (recording.kind === 'noAccess') return setState({ kind: 'noAccess' })
      const video = parseVideo(recording.vimeoId)
      setState(video === null ? { kind: 'none' } : { kind: 'playing', video, start: startAt })
    } catch (error) {
      setState({ kind: 'failed', error })
    }
  }
  if (Player && state.kind === 'playing') {
    const { video, start } = state
    return <Player eventId={event.documentId} topic={event.topic} video={video} startAt={start} />
  }
  if (state.kind === 'noAccess') {
    return (
      <NoAccess action="See plans">
        Your membership has ended. Recordings are part of it: renew it to keep watching.
      </NoAccess>
    )
  }
  if (state.kind === 'none') return <Notice>This event has no recording any more.</Notice>
  const isBusy = state.kind === 'asking' || state.kind === 'playing'
  return (
    <Frame>
      {state.kind === 'failed' && <Notice tone="danger">{describeError(state.error).message}</Notice>}
      <Button tone="primary" isPending={isBusy} onPress={() => void play()}>
        <CirclePlay aria-hidden="true" />
        {startAt >= BEGINNING_SECONDS ? `Resume at ${formatPosition(startAt)}` : 'Watch recording'}
      </Button>
    </Frame>
  )
}
