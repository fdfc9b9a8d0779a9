import { createHash } from 'node:crypto'

/**
 * The part of a Message-ID before the "@". A mail that is sent again has the same one, so mail servers and programs
 * that compare them show it once (RFC 5322, 3.6.4).
 * @param path path of the document with the ledger
 * @param key key of the mail in it
 */
export const messageIdOf = (path: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([path, key]))
    .digest('hex')
    .slice(0, 32)
