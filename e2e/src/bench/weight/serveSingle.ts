import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSingle } from '../../../../tools/build/src/single/buildSingle.ts'
import { stackPorts } from '../../../../tools/hosting/src/ports.ts'
import { startHosting } from '../../../../tools/hosting/src/startHosting.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..')

/** The same source as one bundle without federation, served with the same headers on a port of its own. */
export interface ServedSingle {
  readonly origin: string
  stop(): Promise<void>
}

/** @param portOffset offset of the stack whose local cloud the page uses */
export async function serveSingle(portOffset: number): Promise<ServedSingle> {
  const folder = await mkdtemp(join(tmpdir(), 'outcome-studio-single-'))
  await buildSingle(REPOSITORY, folder)
  const hosting = await startHosting({
    workspace: folder,
    ports: { ...stackPorts(portOffset), shell: 0, features: {} },
    caching: 'forEver',
    report: (error) => process.stderr.write(`${String(error)}\n`),
  })
  return {
    origin: hosting.shell.origin,
    stop: async () => {
      await hosting.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
