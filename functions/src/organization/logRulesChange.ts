import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { organizationRulesPath } from '@outcome-studio/shared/domain/paths'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { logTriggers } from '../log/logTriggers.ts'
import { logSecurity } from '../log/securityLog.ts'
import { runsAs } from '../serviceAccounts/runsAs.ts'

/** Logs changes of an organization's rules, because they affect the remarks that all of its members see. */
export const logRulesChange = onDocumentWritten(
  {
    document: organizationRulesPath('{domain}'),
    ...runsAs('logRulesChange'),
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 20,
    maxInstances: 2,
    timeoutSeconds: 30,
  },
  logTriggers('logRulesChange', ({ document, data }) => {
    const [, domain = ''] = document.split('/')
    const change = !data?.before.exists ? 'created' : data.after.exists ? 'updated' : 'deleted'
    logSecurity({ event: 'organization-rules-changed', domain, change })
  }),
)
