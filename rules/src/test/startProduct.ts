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
  /** The database as a person sees it. */
  as(person: Person | 'signedOut'): Firestore
  /** The documents of before the first test, and no others. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export const PROJECT_ID = 'demo-outcome-studio'

/** A local Firestore under the product's own rules, with the usual people and their documents. */
export async function startProduct(): Promise<Product> {
  // Refusals are what the tests ask for; the SDK would warn of each.
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
