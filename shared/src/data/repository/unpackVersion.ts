import { type Fields, PACKED_CONTENT } from '@outcome-studio/shared/domain/saving'
import { type StoredBytes, storedBytes } from '../documents/storedBytes.ts'

/** A version whose compressed content cannot be read. */
export class DamagedVersionError extends Error {
  override readonly name = 'DamagedVersionError'

  constructor(cause: unknown) {
    super('The compressed content of a version is damaged.', { cause })
  }
}

/**
 * Returns a stored version with its content, which the server compresses when the version is a day old.
 * @throws DamagedVersionError
 */
export async function unpackVersion(stored: Fields): Promise<Fields> {
  const { [PACKED_CONTENT]: packed, ...fields } = stored
  if (packed === undefined) return stored
  try {
    const text = await decompress(storedBytes(packed))
    return { ...fields, content: JSON.parse(text) }
  } catch (cause) {
    throw new DamagedVersionError(cause)
  }
}

async function decompress(bytes: StoredBytes): Promise<string> {
  const { readable, writable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  const [text] = await Promise.all([readText(readable), writer.write(bytes), writer.close()])
  return text
}

async function readText(readable: ReadableStream<Uint8Array>): Promise<string> {
  const reader = readable.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}
