import { VISIT_KEY } from '../core/storedKeys.ts'
import type { Recorder } from './Recorder.ts'
import type { SessionReplay } from './SessionReplay.ts'

export interface ReplayParts {
  /** Address that takes the parts of recordings; null where none are made. */
  readonly collector: string | null
  /** Loads the recording library, at the first start and not before. */
  readonly loadRecorder: () => Promise<Recorder>
  /** Runs something once the page is at rest; returns the way to call it off. */
  readonly whenIdle: (run: () => void) => () => void
  readonly fetch: typeof fetch
  readonly page: Document
  /** Asked for when needed, because a browser may refuse even that. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** A random id. */
  readonly newId: () => string
  /** Told when the library does not load; nobody else is. */
  readonly onFailure: (error: unknown) => void
}

/** Records the page and sends what it recorded to the collector, while somebody keeps it started. */
export function createSessionReplay(parts: ReplayParts): SessionReplay {
  const { collector, loadRecorder, whenIdle, storage, newId, onFailure } = parts
  if (collector === null) return { start: () => () => {} }

  const begin = (record: Recorder, { startUpload }: typeof import('./startUpload.ts')): (() => void) => {
    const ids = { recordingId: newId(), visitId: visitIdIn(storage, newId) }
    const upload = startUpload({ ...parts, collector, ids, onGap: () => recording.snapshot() })
    const recording = record(upload.add)
    return () => {
      recording.stop()
      upload.release()
    }
  }
  return {
    start: () => {
      let isOver = false
      let end = () => {}
      const load = async () => {
        const [record, upload] = await Promise.all([loadRecorder(), import('./startUpload.ts')])
        if (!isOver) end = begin(record, upload)
      }
      const callOff = whenIdle(() => void load().catch(onFailure))
      return () => {
        isOver = true
        callOff()
        end()
      }
    },
  }
}

/** The visit goes on over reloads of the tab, until it is erased. */
function visitIdIn(storage: ReplayParts['storage'], newId: () => string): string {
  const fresh = newId()
  try {
    const kept = storage()
    const visitId = kept.getItem(VISIT_KEY) ?? fresh
    kept.setItem(VISIT_KEY, visitId)
    return visitId
  } catch {
    return fresh
  }
}
