import type { Json, JsonObject } from '@outcome-studio/shared/domain/account'
import type { FirestoreConnection } from '../connection/Connection.ts'

type Sdk = Pick<
  FirestoreConnection['sdk'],
  'Timestamp' | 'GeoPoint' | 'Bytes' | 'DocumentReference' | 'VectorValue'
>

/**
 * Converts stored fields to JSON. Times become ISO 8601, bytes base64, references paths, geo points latitude
 * and longitude. NaN and infinities become their names.
 */
export function plainFields(fields: Readonly<Record<string, unknown>>, sdk: Sdk): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value, sdk)]))
}

function plainValue(value: unknown, sdk: Sdk): Json {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return value.map((item: unknown) => plainValue(item, sdk))
  if (value instanceof sdk.Timestamp) return value.toDate().toISOString()
  if (value instanceof sdk.Bytes) return value.toBase64()
  if (value instanceof sdk.DocumentReference) return value.path
  if (value instanceof sdk.VectorValue) return value.toArray()
  if (value instanceof sdk.GeoPoint) return { latitude: value.latitude, longitude: value.longitude }
  return plainFields({ ...value }, sdk)
}
