import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { serveHttp } from '../network/serveHttp.ts'
import type { Branding } from './Branding.ts'
import { failureOf, type RequestFailure } from './failureOf.ts'
import { sendPageAsset } from './pageAssets.ts'
import type { Reply } from './Reply.ts'
import { sendReply } from './sendReply.ts'
import { readVisit, type Visit } from './Visit.ts'

export interface PagesOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** Maximum body in bytes. */
  readonly maxBodyBytes: number
  readonly branding: Branding
  readonly answer: (visit: Visit) => Reply | Promise<Reply>
  /** The response to a failed request. */
  readonly explain: (failure: RequestFailure) => Reply
  /** Called with internal errors. */
  readonly onError: (error: unknown) => void
}

/**
 * Serves pages and their assets.
 *
 * @throws PortInUseError
 */
export function servePages(options: PagesOptions): Promise<LoopbackListener> {
  const { port, maxBodyBytes, branding, answer, explain, onError } = options
  return serveHttp(port, (request, response) => {
    if (sendPageAsset(request, response, request.url ?? '', branding)) return
    void readVisit(request, maxBodyBytes)
      .then(answer)
      .catch((error) => {
        // The caller has disconnected.
        if (response.destroyed) return undefined
        return explain(failureOf(error, onError))
      })
      .then((reply) => {
        if (reply && !response.destroyed) sendReply(response, reply, branding)
      })
  })
}
