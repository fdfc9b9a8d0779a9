import { z } from 'zod'

const Payload = z.record(z.string(), z.unknown())

/** Encodes an unsigned JWT (RFC 7519 section 6), the emulator's form. No production service accepts it. */
export function encodeUnsignedJwt(payload: object): string {
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(payload)}.`
}

/**
 * Decodes the claims of a JWT without verifying its signature.
 *
 * @returns undefined for anything else
 */
export function decodeJwt(token: string): Readonly<Record<string, unknown>> | undefined {
  const [header, payload, signature] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined) return undefined
  try {
    Payload.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
    return Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

function segment(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
