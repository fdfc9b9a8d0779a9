import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packZip } from '@outcome-studio/shared/files'
import type { EmulatorJars } from './findEmulators.ts'

const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
/** Bytes of a line of a manifest, without its line break (the jar file specification). */
const MOST_BYTES = 72

/** Compiles less, which is faster for short runs. */
const JAVA_OPTIONS = '-Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1'

/**
 * The tools ask for Java 21; the emulators run on 17. An emulator has the standard input of the tools. It ends when that
 * is closed, also where the tools could not end it.
 */
const JAVA = `case "$*" in *-version) echo 'openjdk version "21.0.2"' >&2; exit 0;; esac
PATH=\${PATH#*:}
exec 3<&0
{ cat <&3; kill -9 $$; } >/dev/null 2>&1 &
exec java ${JAVA_OPTIONS} "$@"`

/**
 * Writes what makes Firebase's tools start the emulators of Debian's packages instead of downloads of their own.
 *
 * @param folder absolute path of an empty folder
 * @returns environment variables for Firebase's tools
 */
export function emulatorPrograms(folder: string, jars: EmulatorJars): Readonly<Record<string, string>> {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const firestore = join(folder, 'firestore.jar')
  const manifest = [
    'Manifest-Version: 1.0',
    `Class-Path: file:${jars.firestore}`,
    `Main-Class: ${FIRESTORE_CLASS}`,
  ]
  const text = `${manifest.map(folded).join('\r\n')}\r\n\r\n`
  writeFileSync(firestore, packZip({ 'META-INF/MANIFEST.MF': text }, new Date()))
  writeScript(join(bin, 'java'), JAVA)
  // The tools look for a Pub/Sub emulator that does not end in time by its name, and would end those of other runs.
  writeScript(join(bin, 'ps'), 'exit 0')
  const pubsub = writeScript(join(folder, 'pubsub'), `exec java -jar ${jars.pubsub} "$@"`)
  return {
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    FIRESTORE_EMULATOR_BINARY_PATH: firestore,
    PUBSUB_EMULATOR_BINARY_PATH: pubsub,
  }
}

function writeScript(path: string, text: string): string {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
  return path
}

/** A line that is too long goes on in the next one after a space. */
function folded(line: string): string {
  const [first, rest] = [line.slice(0, MOST_BYTES), line.slice(MOST_BYTES)]
  return rest === '' ? first : `${first}\r\n${folded(` ${rest}`)}`
}
