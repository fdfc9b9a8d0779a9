import { type Alert } from './ALERTS.ts'
/**
 * Query of Cloud Logging for the entries of an alert.
 * @see https://cloud.google.com/logging/docs/view/logging-query-language
 */
export declare const alertQuery: ({ any }: Pick<Alert, 'any'>) => string
/**
 * Files from which `gcloud` makes the log-based metric and the policy of each alert, by path.
 * @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
export declare function alertFiles(): ReadonlyMap<string, string>
/** Heading of the runbook. All schedules have the same. */
export declare const runbookOf: (id: string) => string
