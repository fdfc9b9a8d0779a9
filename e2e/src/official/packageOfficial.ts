import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageEnvironment } from '../../../tools/package/src/packageEnvironment.ts'
import { installOnFirstUse } from '../support/installOnFirstUse.ts'
import type { OfficialSetup } from './officialSetup.ts'

const root = join(import.meta.dirname, '../../..')

/** The parts of a packaged firebase.json that are changed here. */
const configSchema = z.looseObject({
  emulators: z.looseObject({ firestore: z.looseObject({ port: z.number() }) }),
})

/**
 * Packages an environment into a folder, and adds what the official emulators need besides: their other ports, secrets,
 * and the functions' packages, which npm installs once for each lock file.
 *
 * @param folder absolute path
 * @param secrets lines of the functions' `.secret.local`
 * @throws InstallError
 */
export async function packageOfficial(
  { environment, ports }: OfficialSetup,
  folder: string,
  secrets: readonly string[],
): Promise<void> {
  await packageEnvironment(root, environment, folder)
  const functions = join(folder, 'functions')
  writeFileSync(join(functions, '.secret.local'), `${secrets.join('\n')}\n`)
  const installed = installOnFirstUse(join(functions, 'package.json'), 'official-functions')
  symlinkSync(join(installed, 'node_modules'), join(functions, 'node_modules'))
  const file = join(folder, 'firebase.json')
  const { emulators, ...config } = configSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { hub, logging, eventarc, tasks, websocket } = ports
  const all = {
    ...emulators,
    firestore: { ...emulators.firestore, websocketPort: websocket },
    hub: { port: hub },
    logging: { port: logging },
    eventarc: { port: eventarc },
    tasks: { port: tasks },
  }
  writeFileSync(file, JSON.stringify({ ...config, emulators: all }))
}
