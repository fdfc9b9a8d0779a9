import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RulesPolicies } from '../../../local-cloud/src/firestore/rules/access/RulesPolicies.ts'
import { startFirestore } from '../../../local-cloud/src/firestore/startFirestore.ts'
import { temporaryFolder } from '../../../local-cloud/src/test/temporaryFolder.ts'

export const PROJECT_ID = 'demo-outcome-studio'

/** The product's own rules. */
export const productRules = (): string =>
  readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8')

export interface Server {
  readonly port: number
  stop(): Promise<void>
}

/** A local Firestore with the product's own rules and no documents. */
export async function startServer(): Promise<Server> {
  const folder = temporaryFolder()
  const server = await startFirestore({
    port: 0,
    dataDir: folder.path,
    accessPolicies: new RulesPolicies(productRules(), Date.now),
    clock: Date.now,
    log: () => {},
  })
  return {
    port: server.port,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}
