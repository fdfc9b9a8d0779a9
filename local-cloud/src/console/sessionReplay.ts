import { z } from 'zod'
import type { ConsoleEndpoint } from './ConsoleState.ts'

/** A recorder's request: some events of the current recording. */
const Part = z.object({ recordingId: z.string().min(1).max(100), events: z.array(z.unknown()) })

/** POST /session-replay: accepts a part of a recording from a page of the app. */
export const storeRecording: ConsoleEndpoint = ({ recordings, shellOrigin, now }, { body }) => {
  const { recordingId } = Part.parse(JSON.parse(body))
  recordings.add(recordingId, { bytes: Buffer.byteLength(body), receivedAt: now() })
  return { kind: 'nothing', status: 204, headers: corsHeaders(shellOrigin) }
}

/** OPTIONS /session-replay: the preflight for JSON from another origin. */
export const allowRecording: ConsoleEndpoint = ({ shellOrigin }) => ({
  kind: 'nothing',
  status: 204,
  headers: corsHeaders(shellOrigin),
})

/** GET /session-replay.json: sizes and times by recording. */
export const listRecordings: ConsoleEndpoint = ({ recordings }) => ({
  kind: 'json',
  status: 200,
  body: recordings.list(),
})

function corsHeaders(shellOrigin: string): Readonly<Record<string, string>> {
  return {
    vary: 'origin',
    'access-control-allow-origin': shellOrigin,
    // Browsers always send beacons with credentials.
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  }
}
