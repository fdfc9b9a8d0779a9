import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import type { ErrorReport } from './ErrorReport.ts'

/**
 * Formats the text that a member sends to support.
 * @param recent the latest reports of the page, newest first; earlier ones may explain this one
 */
export function reportText(report: ErrorReport, recent: readonly ErrorReport[]): string {
  const others = recent.filter(({ reference }) => reference !== report.reference)
  return [
    `${PRODUCT_NAME} error report`,
    `Reference: ${report.reference}`,
    `Time: ${report.time}`,
    `Version: ${report.version}`,
    `Page: ${report.route}`,
    `Errors: ${chain(report)}`,
    ...(report.request === null ? [] : [`Request: ${report.request}`]),
    ...(others.length > 0 ? ['', 'Others on this page, newest first:', ...others.map(line)] : []),
  ].join('\n')
}

const chain = ({ errors }: ErrorReport): string => errors.join(' < ')
const line = (report: ErrorReport): string =>
  `${report.time} ${report.reference} ${report.route} ${chain(report)}`
