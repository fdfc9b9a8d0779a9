import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import firebase from 'firebase/compat/app'
import { RulesPolicies } from '../../../local-cloud/src/firestore/rules/access/RulesPolicies.ts'
import { startFirestore } from '../../../local-cloud/src/firestore/startFirestore.ts'
import { temporaryFolder } from '../../../local-cloud/src/test/temporaryFolder.ts'
import { DOCUMENTS, PEOPLE, type Person } from './people.ts'

export type Firestore = firebase.firestore.Firestore

export interface Product {
  readonly port: number
  /** The database with the permissions of a user. */
  as(person: Person | 'signedOut'): Firestore
  /** Restores the documents of DOCUMENTS and deletes all others. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export const PROJECT_ID = 'demo-outcome-studio'

/** A local Firestore with the product's own rules, users and documents. */
export async function startProduct(): Promise<Product> {
  // The SDK would log a warning for each denied request, which these tests expect.
  firebase.setLogLevel('silent')
  const rules = readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8')
  const folder = temporaryFolder()
  const server = await startFirestore({
    port: 0,
    dataDir: folder.path,
    accessPolicies: new RulesPolicies(rules, Date.now),
    clock: Date.now,
    log: () => {},
  })
  const environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { host: '127.0.0.1', port: server.port, rules },
  })
  return {
    port: server.port,
    as: (person) => databaseOf(environment, person),
    reset: () => reset(environment),
    stop: async () => {
      await environment.cleanup()
      await server.stop()
      folder.remove()
    },
  }
}

function databaseOf(environment: RulesTestEnvironment, person: Person | 'signedOut'): Firestore {
  if (person === 'signedOut') return environment.unauthenticatedContext().firestore()
  const { uid, claims } = PEOPLE[person]
  return environment.authenticatedContext(uid, claims).firestore()
}

async function reset(environment: RulesTestEnvironment): Promise<void> {
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch()
    for (const [path, data] of Object.entries(DOCUMENTS)) batch.set(context.firestore().doc(path), data)
    await batch.commit()
  })
}
