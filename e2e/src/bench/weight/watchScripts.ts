import type { CDPSession } from '@playwright/test'

/** One script that a page received. */
export interface SentScript {
  readonly url: string
  /** Bytes of the body as transferred, compressed. */
  readonly bytes: number
  /** Seconds since 1970 at which the last byte arrived. */
  readonly endedAt: number
}

export interface ScriptWatch {
  readonly scripts: readonly SentScript[]
  /** Seconds since 1970 at which the database's listener received its first response. Null before that. */
  listeningAt(): number | null
  /** Seconds since 1970 of the last byte of any response. */
  lastByteAt(): number
  /** Number of finished requests of any kind. */
  requests(): number
}

interface Pending {
  readonly url: string
  bytes: number
  isScript: boolean
  /** Difference of seconds since 1970 and the browser's monotonic seconds. */
  readonly offset: number
}

const LISTEN = /\/google\.firestore\.v1\.Firestore\/Listen\/channel\?.*RID=rpc/

/** Records the responses that a page receives, through the DevTools protocol. */
export async function watchScripts(session: CDPSession): Promise<ScriptWatch> {
  const pending = new Map<string, Pending>()
  const scripts: SentScript[] = []
  let listeningAt: number | null = null
  let lastByteAt = 0
  let requests = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, timestamp, type }) => {
    pending.set(requestId, {
      url: request.url,
      bytes: 0,
      isScript: type === 'Script',
      offset: wallTime - timestamp,
    })
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const found = pending.get(requestId)
    if (!found) return
    found.isScript ||=
      type === 'Script' || (response.mimeType.includes('javascript') && !response.fromDiskCache)
    found.bytes = response.fromDiskCache ? 0 : Number(response.headers['content-length'] ?? 0)
  })
  session.on('Network.dataReceived', ({ requestId, timestamp }) => {
    const found = pending.get(requestId)
    if (!found) return
    lastByteAt = timestamp + found.offset
    if (LISTEN.test(found.url)) listeningAt ??= lastByteAt
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const found = pending.get(requestId)
    if (!found) return
    requests += 1
    const endedAt = timestamp + found.offset
    if (found.isScript && found.bytes > 0) scripts.push({ url: found.url, bytes: found.bytes, endedAt })
  })
  await session.send('Network.enable')
  return { scripts, listeningAt: () => listeningAt, lastByteAt: () => lastByteAt, requests: () => requests }
}

/** Bytes of the scripts received up to a time, in seconds since 1970. */
export function bytesUntil(scripts: readonly SentScript[], time: number): { bytes: number; files: number } {
  const received = scripts.filter(({ endedAt }) => endedAt <= time)
  return { bytes: received.reduce((sum, { bytes }) => sum + bytes, 0), files: received.length }
}
