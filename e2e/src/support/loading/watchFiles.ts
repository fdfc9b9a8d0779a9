import type { CDPSession } from '@playwright/test'

/** A script or a JSON file that a page received. */
export interface SentFile {
  readonly url: string
  /** Bytes of the body as transferred, compressed. Zero if the browser had it in its cache. */
  readonly bytes: number
}

export interface FileWatch {
  readonly files: readonly SentFile[]
  /** Milliseconds since the last response, of any kind, began or ended. */
  quietFor(): number
}

const CODE = /\.(?:js|json)$/

/**
 * Records the scripts and JSON files that a page requests, through the DevTools protocol.
 * @param now milliseconds
 */
export async function watchFiles(session: CDPSession, now: () => number): Promise<FileWatch> {
  const pending = new Map<string, SentFile>()
  const files: SentFile[] = []
  let changedAt = now()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    changedAt = now()
    if (!CODE.test(new URL(response.url).pathname)) return
    const bytes = response.fromDiskCache ? 0 : Number(response.headers['content-length'] ?? 0)
    pending.set(requestId, { url: response.url, bytes })
  })
  session.on('Network.loadingFinished', ({ requestId }) => {
    changedAt = now()
    const file = pending.get(requestId)
    if (file) files.push(file)
  })
  await session.send('Network.enable')
  return { files, quietFor: () => now() - changedAt }
}
