import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type FoundProgram, findProgram, type Machine } from '../machine/findProgram.ts'

const PACKAGE = 'google-cloud-cli-firestore-emulator'

/** Finds the jar of the official Firestore emulator, in its Debian package, and the Java that it runs on. */
export function findFirestore(machine: Machine): FoundProgram<string> {
  return findProgram(
    { name: 'Firestore emulator', packages: [PACKAGE, 'default-jre-headless'], find: findJar },
    machine,
  )
}

function findJar(): string | undefined {
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' })
  const listed = spawnSync('dpkg', ['-L', PACKAGE], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  if (java.status !== 0 || listed.status !== 0) return undefined
  return listed.stdout.split('\n').find((path) => path.endsWith('.jar') && existsSync(path))
}
