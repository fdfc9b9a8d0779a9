import { describeError } from '@outcome-studio/shared/domain'
import { copyText } from '../errors/copyText.ts'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import type { Log } from '../errors/createLog.ts'
import { reportText } from '../errors/reportText.ts'
import type { Toasts } from './createToasts.ts'

/**
 * The one handler of failures (docs/product.md §8): logs, and shows the words of the catalogue. One that
 * nobody foresaw offers its reference. Its notification stays no longer than others, so that failures do not pile
 * up; the reports can be copied later from the command palette.
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
    const isForeseen = code !== null && code !== 'cen/internal-error'
    if (isForeseen) return toasts.show(message)
    const action = { label: 'Copy reference', onAction: () => void copy(error) }
    toasts.show(message, { action, passes: true })
  }
}
