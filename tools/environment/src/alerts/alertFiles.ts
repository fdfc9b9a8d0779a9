import { ALERTS, type Alert } from './ALERTS.ts'

/**
 * Query of Cloud Logging for the entries of an alert.
 * @see https://cloud.google.com/logging/docs/view/logging-query-language
 */
export const alertQuery = ({ any }: Pick<Alert, 'any'>): string =>
  any
    .map((condition) => {
      const parts = Object.entries(condition).map(([path, value]) => {
        if (value === null) return `${path}:*`
        return typeof value === 'object'
          ? `${path}=(${value.map((each) => JSON.stringify(each)).join(' OR ')})`
          : `${path}=${JSON.stringify(value)}`
      })
      return `(${parts.join(' AND ')})`
    })
    .join(' OR ')

/**
 * Files from which `gcloud` makes the log-based metric and the policy of each alert, by path.
 * @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
export function alertFiles(): ReadonlyMap<string, string> {
  return new Map(
    ALERTS.flatMap((alert) => [
      [`metrics/${alert.id}.json`, jsonOf(metricOf(alert))] as const,
      [`policies/${alert.id}.json`, jsonOf(policyOf(alert))] as const,
    ]),
  )
}

const metricOf = (alert: Alert) => ({
  name: alert.id,
  description: alert.title,
  filter: alertQuery(alert),
  metricDescriptor: {
    metricKind: 'DELTA',
    valueType: 'INT64',
    labels: alert.per === null ? [] : [{ key: 'per', valueType: 'STRING' }],
  },
  ...(alert.per === null ? {} : { labelExtractors: { per: `EXTRACT(${alert.per})` } }),
})

function policyOf({ id, title, per, minutes, above }: Alert) {
  const filter = `metric.type="logging.googleapis.com/user/${id}"`
  const seconds = `${minutes * 60}s`
  const aggregations = [
    {
      alignmentPeriod: seconds,
      perSeriesAligner: 'ALIGN_SUM',
      crossSeriesReducer: 'REDUCE_SUM',
      groupByFields: per === null ? [] : ['metric.label.per'],
    },
  ]
  const condition =
    above === 'none'
      ? { conditionAbsent: { filter, duration: seconds, aggregations } }
      : {
          conditionThreshold: {
            filter,
            comparison: 'COMPARISON_GT',
            thresholdValue: above,
            duration: '0s',
            aggregations,
          },
        }
  return {
    displayName: title,
    combiner: 'OR',
    conditions: [{ displayName: title, ...condition }],
    documentation: { content: `Runbook: docs/operations.md, ${runbookOf(id)}`, mimeType: 'text/markdown' },
  }
}

/** Heading of the runbook. All schedules have the same. */
export const runbookOf = (id: string): string => id.replace(/^(schedule-not-run)-.*/, '$1')

const jsonOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`
