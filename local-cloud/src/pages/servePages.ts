import { isLoopbackHost } from '../network/isLoopbackHost.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { serveHttp } from '../network/serveHttp.ts'
import { failureOf, type RequestFailure } from './failureOf.ts'
import { sendPageAsset } from './pageAssets.ts'
import type { Reply } from './Reply.ts'
import { sendReply } from './sendReply.ts'
import { readVisit, type Visit } from './Visit.ts'

export interface PagesOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** Longest body that is read, in bytes. */
  readonly longestBody: number
  readonly answer: (visit: Visit) => Reply
  /** Puts a failure into words. */
  readonly explain: (failure: RequestFailure) => Reply
  /** Told of a failure that is not the caller's fault. */
  readonly onError: (error: unknown) => void
}

const FOREIGN_NAME = { status: 421, text: 'This server answers to the name localhost alone.' }

/**
 * A server of pages and what belongs to them.
 *
 * @throws PortInUseError
 */
export function servePages(options: PagesOptions): Promise<LoopbackListener> {
  const { port, longestBody, answer, explain, onError } = options
  return serveHttp(port, (request, response) => {
    if (!isLoopbackHost(request.headers.host)) return sendReply(response, explain(FOREIGN_NAME))
    if (sendPageAsset(request, response, request.url ?? '')) return
    void readVisit(request, longestBody)
      .then(answer)
      .catch((error) => {
        // Whoever called has gone.
        if (response.destroyed) return undefined
        return explain(failureOf(error, onError))
      })
      .then((reply) => {
        if (reply && !response.destroyed) sendReply(response, reply)
      })
  })
}
