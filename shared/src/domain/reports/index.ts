export { senderOf } from './createRateLimit.ts'
export { createReportReceiver, LARGEST_REPORT } from './createReportReceiver.ts'
