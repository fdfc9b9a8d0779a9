import { runSSOMigrationSync as definition } from '@outcome-studio/shared/callables/runSSOMigrationSync'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { completeRecord } from './completeRecord.ts'

export const runSSOMigrationSync = serveCallable(definition, async (_input, { uid, domain, token }) => {
  const person = {
    uid,
    domain,
    email: token.email ?? '',
    emailVerified: token.email_verified === true,
    name: typeof token.name === 'string' ? token.name : '',
  }
  await completeRecord(person, await database(), new Date())
})
