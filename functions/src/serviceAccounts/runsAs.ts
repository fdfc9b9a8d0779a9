import type { GlobalOptions } from 'firebase-functions'
import { expr, projectID } from 'firebase-functions/params'
import { SERVICE_ACCOUNTS } from './SERVICE_ACCOUNTS.ts'

/**
 * The option `serviceAccount` of a function, in the project that it is deployed to. Only a deployment reads it. The
 * short form `id@` would do for functions, but Firebase's tools pass it on to schedules and secrets as it is.
 * @param name under which the function is deployed; one that no account lists, for example in a test, gets no option
 */
export function runsAs(name: string): Pick<GlobalOptions, 'serviceAccount'> {
  const entry = Object.entries(SERVICE_ACCOUNTS).find(([, { functions }]) => functions.includes(name))
  return entry === undefined ? {} : { serviceAccount: expr`${entry[0]}@${projectID}.iam.gserviceaccount.com` }
}
