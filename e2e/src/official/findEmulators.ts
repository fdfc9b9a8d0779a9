import { findFirestore } from '../../../tools/official/src/firestore/findFirestore.ts'
import { findJar } from '../../../tools/official/src/machine/findJar.ts'
import type { FoundProgram, Machine } from '../../../tools/official/src/machine/findProgram.ts'

/** Paths of the jars of emulators that Firebase's tools start. */
export interface EmulatorJars {
  readonly firestore: string
  readonly pubsub: string
}

/** Finds the emulators that are no part of Firebase's tools, and the Java that they run on. */
export function findEmulators(machine: Machine): FoundProgram<EmulatorJars> {
  const firestore = findFirestore(machine)
  if (!('program' in firestore)) return firestore
  const pubsub = findJar('Pub/Sub emulator', 'google-cloud-cli-pubsub-emulator', machine)
  if (!('program' in pubsub)) return pubsub
  return { program: { firestore: firestore.program, pubsub: pubsub.program } }
}
