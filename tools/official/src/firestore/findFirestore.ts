import { findJar } from '../machine/findJar.ts'
import type { FoundProgram, Machine } from '../machine/findProgram.ts'

/** Finds the jar of the official Firestore emulator, and the Java that it runs on. */
export function findFirestore(machine: Machine): FoundProgram<string> {
  return findJar('Firestore emulator', 'google-cloud-cli-firestore-emulator', machine)
}
