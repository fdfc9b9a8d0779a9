import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type FoundProgram, findProgram, type Machine } from './findProgram.ts'

/**
 * Finds the jar of an official emulator, in its Debian package, and the Java that it runs on.
 *
 * @param name of the emulator, for the person who reads that it is missing
 * @param debianPackage that has one jar
 */
export function findJar(name: string, debianPackage: string, machine: Machine): FoundProgram<string> {
  const packages = [debianPackage, 'default-jre-headless']
  return findProgram({ name, packages, find: () => jarOf(debianPackage) }, machine)
}

function jarOf(debianPackage: string): string | undefined {
  const java = spawnSync('java', ['-version'], { stdio: 'ignore' })
  const listed = spawnSync('dpkg', ['-L', debianPackage], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (java.status !== 0 || listed.status !== 0) return undefined
  return listed.stdout.split('\n').find((path) => path.endsWith('.jar') && existsSync(path))
}
