import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a file in this folder. Its name begins with the number of the situation that it stands for. */
export function readCase(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(__dirname, name)))
}

/** Text of a file in this folder. */
export function readTextCase(name: string): string {
  return new TextDecoder().decode(readCase(name))
}
