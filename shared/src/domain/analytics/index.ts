export { CONSENT_EVENT, FEATURE_FAILED, FEATURE_MOUNTED } from './analyticsEvents.ts'
export type { AnalyticsEvent } from './analyticsRecord.ts'
export { analyticsRecord } from './analyticsRecord.ts'
export type { EventParameters } from './EventParameters.ts'
