import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RulesPolicies } from '../../../local-cloud/src/firestore/rules/access/RulesPolicies.ts'
import { startFirestore } from '../../../local-cloud/src/firestore/startFirestore.ts'
import { temporaryFolder } from '../../../local-cloud/src/test/temporaryFolder.ts'
import { startFirestore as startOfficial } from '../../../tools/official/src/firestore/startFirestore.ts'

export const PROJECT_ID = 'demo-outcome-studio'

const RULES = join(import.meta.dirname, '../../firestore.rules')

/** The product's own rules. */
export const productRules = (): string => readFileSync(RULES, 'utf8')

export interface Server {
  readonly port: number
  stop(): Promise<void>
}

/**
 * A Firestore with the product's own rules and no documents. It is the local cloud's, or the official emulator if the
 * environment variable OFFICIAL_FIRESTORE names its jar, as the stage of the official emulators does.
 */
export async function startServer(): Promise<Server> {
  const jar = process.env.OFFICIAL_FIRESTORE
  if (jar === undefined) return startLocal()
  const { port, release } = await startOfficial({ jar, rules: RULES })
  return { port, stop: release }
}

async function startLocal(): Promise<Server> {
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
