export type { BrowserError } from './browserErrors.ts'
export { senderOf } from './createRateLimit.ts'
export { createReportReceiver, LARGEST_REPORT } from './createReportReceiver.ts'
export { ERRORS_TYPE } from './ERRORS_TYPE.ts'
