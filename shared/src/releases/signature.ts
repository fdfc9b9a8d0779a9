type Subtle = typeof crypto.subtle

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ALGORITHM = { name: 'ECDSA', hash: 'SHA-256' } as const

/** A key pair, base64: the public key as SPKI, the private one as PKCS #8. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** Makes a key pair for signing registries. */
export async function createKeyPair(subtle: Subtle): Promise<KeyPair> {
  const { publicKey, privateKey } = await subtle.generateKey(KEY, true, ['sign', 'verify'])
  return {
    publicKey: toBase64(await subtle.exportKey('spki', publicKey)),
    privateKey: toBase64(await subtle.exportKey('pkcs8', privateKey)),
  }
}

/**
 * Signs a text.
 * @param privateKey base64 of PKCS #8
 * @returns base64
 * @throws DOMException if the key is malformed
 */
export async function sign(subtle: Subtle, privateKey: string, text: string): Promise<string> {
  const key = await subtle.importKey('pkcs8', fromBase64(privateKey), KEY, false, ['sign'])
  return toBase64(await subtle.sign(ALGORITHM, key, new TextEncoder().encode(text)))
}

/**
 * Whether a text was signed with the private key of this public key. False also if one of them is malformed.
 * @param publicKey base64 of SPKI
 * @param signature base64
 */
export async function isSigned(
  subtle: Subtle,
  publicKey: string,
  text: string,
  signature: string,
): Promise<boolean> {
  try {
    const key = await subtle.importKey('spki', fromBase64(publicKey), KEY, false, ['verify'])
    return await subtle.verify(ALGORITHM, key, fromBase64(signature), new TextEncoder().encode(text))
  } catch {
    return false
  }
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
