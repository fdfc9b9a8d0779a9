import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import firebase from 'firebase/compat/app'
import { DOCUMENTS, PEOPLE, type Person } from './people.ts'
import { PROJECT_ID, productRules, startServer } from './startServer.ts'

export type Firestore = firebase.firestore.Firestore

export interface Product {
  readonly port: number
  /** The database with the permissions of a user. */
  as(person: Person | 'signedOut'): Firestore
  /** Restores the documents of DOCUMENTS and deletes all others. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/** A local Firestore with the product's own rules, users and documents. */
export async function startProduct(): Promise<Product> {
  // The SDK would log a warning for each denied request, which these tests expect.
  firebase.setLogLevel('silent')
  const server = await startServer()
  const environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    firestore: { host: '127.0.0.1', port: server.port, rules: productRules() },
  })
  return {
    port: server.port,
    as: (person) => databaseOf(environment, person),
    reset: () => reset(environment),
    stop: async () => {
      await environment.cleanup()
      await server.stop()
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
