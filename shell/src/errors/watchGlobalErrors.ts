import type { ErrorReports } from './createErrorReports.ts'
import type { Log } from './createLog.ts'

/** Browsers report this when a layout takes two frames. It is harmless. */
const NOISE = /^ResizeObserver loop/

/**
 * Logs uncaught errors and unhandled rejections of the page (docs/product.md §8).
 * Errors that have been reported before are not logged again. Returns the release.
 */
export function watchGlobalErrors(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  log: Pick<Log, 'report'>,
  errors: Pick<ErrorReports, 'isNoted'>,
): () => void {
  const report = (error: unknown, event: string) => {
    if (!errors.isNoted(error)) log.report(error, { event })
  }
  const onError = ({ error, message }: ErrorEvent) => {
    if (!NOISE.test(message)) report(error ?? new Error(message), 'error')
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'unhandledrejection')

  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}
