import * as z from 'zod/mini'

export type StoredBytes = Uint8Array<ArrayBuffer>

/** Bytes of the SDK, whose class is loaded late. */
const bytesSchema = z.custom<{ readonly toUint8Array: () => StoredBytes }>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'toUint8Array' in value &&
    typeof value.toUint8Array === 'function',
)

/**
 * Returns bytes that were read from the database.
 * @throws Error if the value is something else
 */
export const storedBytes = (value: unknown): StoredBytes => bytesSchema.parse(value).toUint8Array()
