import { createHash } from 'node:crypto'

/** @returns the digest of a file as the attribute integrity expects it: "sha384-…" */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
