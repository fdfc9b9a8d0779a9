import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { saying } from '../../../functions/src/test/modelServer/modelScripts.ts'
import {
  type ModelServer,
  startModelServer,
} from '../../../functions/src/test/modelServer/startModelServer.ts'
import { startFunctions } from '../../../local-cloud/src/functions-host/startFunctions.ts'
import localCloudConfig from '../../../local-cloud.config.ts'
import { PORTS, SHELL_URL } from './sharedStack.ts'

const ENTRY = join(import.meta.dirname, '../../../functions/src/index.ts')

/** The functions of the shared stack once more, with a scripted language model as the coach. */
export interface CoachWithModel {
  readonly model: ModelServer
  /** Sends the page's questions to the coach there. */
  answer(page: Page): Promise<void>
  release(): Promise<void>
}

/** Starts the functions in a process of their own, on the database and the accounts of the shared stack. */
export async function startCoachWithModel(): Promise<CoachWithModel> {
  const model = await startModelServer(({ kind }) => saying(kind, { text: 'Go on.' }))
  const local = (port: number) => `http://localhost:${port}`
  const parameters = localCloudConfig.parameters?.([SHELL_URL], {
    payments: local(PORTS.payments),
    zoom: local(PORTS.zoom),
    smtp: `smtp://localhost:${PORTS.smtp}`,
    console: local(PORTS.console),
    functions: `${local(PORTS.functions)}/${localCloudConfig.project}`,
  })
  const host = await startFunctions({
    entry: ENTRY,
    port: 0,
    project: localCloudConfig.project,
    firestorePort: PORTS.firestore,
    authPort: PORTS.auth,
    consoleOrigin: local(PORTS.console),
    parameters: {
      ...parameters,
      JUDGE_URL: model.url,
      JUDGE_MODEL: 'scripted',
      JUDGE_KIND: 'openai',
      JUDGE_KEY: 'key',
    },
    scheduleClock: null,
    log: () => {},
  })
  return {
    model,
    answer: async (page) => {
      await page.route(/\/siaChat(\?|$)/, (route) => {
        const url = new URL(route.request().url())
        url.port = String(host.port)
        return route.continue({ url: url.href })
      })
    },
    release: async () => {
      await host.close()
      await model.release()
    },
  }
}
