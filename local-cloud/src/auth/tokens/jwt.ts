import { z } from 'zod'

const Payload = z.record(z.string(), z.unknown())

/** An unsigned JWT (RFC 7519 section 6): the emulator's form, which no production service accepts. */
export function encodeUnsignedJwt(payload: object): string {
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(payload)}.`
}

/**
 * The claims of a JWT; its signature, if it has one, is not looked at.
 *
 * @returns undefined for anything that is no JWT
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
