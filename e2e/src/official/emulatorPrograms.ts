import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packZip } from '@outcome-studio/shared/files'

const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const PUBSUB = '/usr/lib/google-cloud-sdk/platform/pubsub-emulator/bin/cloud-pubsub-emulator'
/** Bytes of a line of a manifest, without its line break (the jar file specification). */
const MOST_BYTES = 72

/**
 * Writes what makes Firebase's tools start the emulators of Debian's packages instead of downloads of their own.
 *
 * @param folder absolute path of an empty folder
 * @param jar path of the Firestore emulator's jar
 * @returns environment variables for Firebase's tools
 */
export function emulatorPrograms(folder: string, jar: string): Readonly<Record<string, string>> {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const firestore = join(folder, 'firestore.jar')
  const manifest = ['Manifest-Version: 1.0', `Class-Path: file:${jar}`, `Main-Class: ${FIRESTORE_CLASS}`]
  const text = `${manifest.map(folded).join('\r\n')}\r\n\r\n`
  writeFileSync(firestore, packZip({ 'META-INF/MANIFEST.MF': text }, new Date()))
  const pubsub = writeScript(join(folder, 'pubsub'), `exec ${PUBSUB} "$@"`)
  // The tools ask for Java 21; the emulators run on 17.
  writeScript(
    join(bin, 'java'),
    `case "$*" in *-version) echo 'openjdk version "21.0.2"' >&2; exit 0;; esac\nPATH=\${PATH#*:} exec java "$@"`,
  )
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
