import { z } from 'zod'
import type { ConsoleEndpoint } from './ConsoleState.ts'

/** What a recorder sends: some events of the recording it is making. */
const Part = z.object({ recordingId: z.string().min(1).max(100), events: z.array(z.unknown()) })

/** POST /session-replay: takes a part of a recording from a page of the product. */
export const takeRecording: ConsoleEndpoint = ({ recordings, shellOrigin, now }, { body }) => {
  const { recordingId } = Part.parse(JSON.parse(body))
  recordings.add(recordingId, { bytes: Buffer.byteLength(body), receivedAt: now() })
  return { kind: 'nothing', status: 204, headers: corsHeaders(shellOrigin) }
}

/** OPTIONS /session-replay: the browser's question before it sends JSON from another origin. */
export const allowRecording: ConsoleEndpoint = ({ shellOrigin }) => ({
  kind: 'nothing',
  status: 204,
  headers: corsHeaders(shellOrigin),
})

/** GET /session-replay.json: how much was recorded, and when, by recording. */
export const listRecordings: ConsoleEndpoint = ({ recordings }) => ({
  kind: 'json',
  status: 200,
  body: recordings.list(),
})

function corsHeaders(shellOrigin: string): Readonly<Record<string, string>> {
  return {
    vary: 'origin',
    'access-control-allow-origin': shellOrigin,
    // A beacon at the end of a page is always sent with credentials.
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  }
}
