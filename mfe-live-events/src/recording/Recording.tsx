import { createLazy } from '@outcome-studio/shared/domain/base'
import type { LiveEvent, Video } from '@outcome-studio/shared/domain/events'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { CirclePlay } from 'lucide-react'
import { useCallback, useState } from 'react'

/** The player is a chunk of its own, loaded on a press. Before that, nothing is loaded from Vimeo. */
const recordingPlayer = createLazy(
  async () => (await import(/* webpackChunkName: 'player' */ './RecordingPlayer.tsx')).RecordingPlayer,
)

interface RecordingProps {
  readonly event: LiveEvent
  readonly video: Video
  /** Where the member stopped watching, in seconds. */
  readonly startAt: number
}

/** The recording of an event. */
export function Recording({ event, video, startAt }: RecordingProps) {
  // The position at the time of the press: the stored one moves while the member watches.
  const [start, setStart] = useState<number | null>(null)
  const stop = useCallback(() => setStart(null), [])
  const Player = useLazyComponent(recordingPlayer, start !== null, stop)
  if (Player && start !== null) {
    return <Player eventId={event.documentId} topic={event.topic} video={video} startAt={start} />
  }
  return (
    <div>
      <Button tone="primary" isPending={start !== null} onPress={() => setStart(startAt)}>
        <CirclePlay aria-hidden="true" />
        Watch recording
      </Button>
    </div>
  )
}
