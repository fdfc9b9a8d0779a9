import { describeError } from '@outcome-studio/shared/domain/errors'
import { copyText } from '@outcome-studio/shared/ui'
import { REFERENCE_TOAST_DURATION } from '../domain/toastDuration.ts'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import { reportText } from '../errors/reportText.ts'
import type { Toasts } from './createToasts.ts'

/**
 * Creates the single error handler (docs/product.md §8), which logs and shows the catalogue's message. For an unknown
 * error it offers the reference. That notification closes automatically too, so that errors do not accumulate; the
 * command palette can copy the reports later.
 */
export function createShowError(
  log: Pick<Log, 'report'>,
  errors: ErrorReports,
  toasts: Toasts,
): (error: unknown) => void {
  const copy = async (error: unknown) => {
    const report = errors.note(error)
    const isCopied = await copyText(reportText(report, errors.recent()))
    if (isCopied) toasts.show('Reference copied.', { kind: 'success' })
    else {
      toasts.show(`Your browser did not allow copying. The reference is ${report.reference}.`, {
        kind: 'info',
      })
    }
  }

  return (error) => {
    log.report(error)
    const { code, message } = describeError(error)
    const isKnown = code !== null && code !== 'cen/internal-error'
    if (isKnown) return toasts.show(message)
    const action = { label: 'Copy reference', onAction: () => void copy(error) }
    toasts.show(message, { action, duration: REFERENCE_TOAST_DURATION })
  }
}
