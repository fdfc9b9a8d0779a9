import { RECORDED_VISIT, storedText, type WebStorage } from '@outcome-studio/shared/storage'
import type { Recorder } from './Recorder.ts'

export interface SessionReplay {
  /** Starts a new recording. Returns a function that stops it at once and sends nothing more. */
  start(): () => void
}

export interface ReplayParts {
  /** Address that receives recordings; null turns recording off. */
  readonly collector: string | null
  /** Loads the recording library, on the first start. */
  readonly loadRecorder: () => Promise<Recorder>
  /** Runs a function once the page is idle; returns a function that cancels it. */
  readonly whenIdle: (run: () => void) => () => void
  readonly fetch: typeof fetch
  readonly page: Document
  readonly storage: WebStorage
  /** A random id. */
  readonly newId: () => string
  /** Called if the library does not load. The error is reported nowhere else. */
  readonly onFailure: (error: unknown) => void
}

/** Records the page and sends the recording to the collector, between start and stop. */
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
      const cancel = whenIdle(() => void load().catch(onFailure))
      return () => {
        isOver = true
        cancel()
        end()
      }
    },
  }
}

/** The id of a visit survives reloads of the tab, until it is erased. */
function visitIdIn(storage: WebStorage, newId: () => string): string {
  const fresh = newId()
  const visit = storedText(storage, RECORDED_VISIT)
  const visitId = visit.get() ?? fresh
  visit.set(visitId)
  return visitId
}
