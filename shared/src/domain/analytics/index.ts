export { CONSENT_EVENT } from './analyticsEvents.ts'
export type { AnalyticsEvent } from './analyticsRecord.ts'
export { analyticsRecord } from './analyticsRecord.ts'
export type { EventParameters } from './EventParameters.ts'
