import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecrets } from '../../../tools/environment/src/readSecrets.ts'
import { installOnFirstUse } from '../support/installOnFirstUse.ts'
import { emulatorPrograms } from './emulatorPrograms.ts'

const root = join(import.meta.dirname, '../../..')
/** Emulates all services that it has an emulator for, and never leaves this machine. */
const PROJECT = 'demo-outcome-studio'
const READY = 'All emulators ready'

/** The running emulators of Firebase. */
export interface Emulators {
  /** All output so far, that of the functions included. */
  output(): string
  release(): Promise<void>
}

/**
 * Packages the environment `demo`, and starts Firebase's own emulators with it, at the ports that the environment names.
 *
 * @param jar path of the Firestore emulator's jar
 * @throws Error with the output when they do not start
 */
export async function startEmulators(jar: string): Promise<Emulators> {
  const tools = installOnFirstUse(join(import.meta.dirname, 'package.json'), 'official-tools')
  const packaging = [join(root, 'tools/package/src/main.ts'), '--env', 'demo']
  execFileSync(process.execPath, packaging, { cwd: root, stdio: ['ignore', 2, 2] })
  const packaged = join(root, 'packaged', 'demo')
  const functions = join(packaged, 'functions')
  const install = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', install, { cwd: functions, stdio: ['ignore', 2, 2] })
  const secrets = readSecrets(root).map(
    (name) => `${name}=${name === 'SMTP_URL' ? 'smtp://localhost:2525' : 'local'}`,
  )
  writeFileSync(join(functions, '.secret.local'), `${secrets.join('\n')}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'emulators-'))
  const child = spawn(
    process.execPath,
    [
      join(tools, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--project', PROJECT],
    ],
    {
      cwd: packaged,
      env: { ...process.env, ...emulatorPrograms(folder, jar) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit')
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes(READY)) resolve()
      })
    }
    void ended.then(() => reject(new Error(`Firebase's emulators ended:\n${output}`)))
  })
  const release = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready
  } catch (error) {
    await release()
    throw error
  }
  return { output: () => output, release }
}
