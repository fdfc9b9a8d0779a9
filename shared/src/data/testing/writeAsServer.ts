import { isRecord } from '@outcome-studio/shared/domain/base'
import type { Fields } from '@outcome-studio/shared/domain/saving'
import { Bytes } from 'firebase/firestore'
import type { SharedCloud } from '../../../../tools/build/jest/localCloud.ts'
import { decodeFields } from '../connection/light/decodeFields.ts'
import { TEST_PROJECT } from './openTestConnection.ts'

/** Replaces a document without checking the security rules, as the server could. */
export function writeAsServer(cloud: SharedCloud, path: string, fields: Fields): Promise<void> {
  return callAsServer(cloud, 'PATCH', path, JSON.stringify({ fields: wireFields(fields) }))
}

/** Replaces fields of a document without checking the security rules; the others stay. */
export function updateAsServer(cloud: SharedCloud, path: string, fields: Fields): Promise<void> {
  const mask = new URLSearchParams(Object.keys(fields).map((name) => ['updateMask.fieldPaths', name]))
  return callAsServer(cloud, 'PATCH', path, JSON.stringify({ fields: wireFields(fields) }), `?${mask}`)
}

/** Reads a document without checking the security rules. Times are text. Undefined if there is none. */
export async function readAsServer(cloud: SharedCloud, path: string): Promise<Fields | undefined> {
  const response = await fetch(documentUrl(cloud, path), { headers: AS_SERVER })
  if (response.status === 404) return undefined
  const stored: unknown = JSON.parse(await response.text(), timeAsText)
  return decodeFields(isRecord(stored) ? stored.fields : undefined)
}

/** Deletes a document without checking the security rules. */
export function deleteAsServer(cloud: SharedCloud, path: string): Promise<void> {
  return callAsServer(cloud, 'DELETE', path, null)
}

function timeAsText(_key: string, value: unknown): unknown {
  return isRecord(value) && 'timestampValue' in value ? { stringValue: value.timestampValue } : value
}

function wireFields(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]))
}

function wireValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value === null) return { nullValue: null }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } }
  if (value instanceof Bytes) return { bytesValue: value.toBase64() }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (isRecord(value)) return { mapValue: { fields: wireFields(value) } }
  throw new TypeError(`${String(value)} cannot be stored.`)
}

const AS_SERVER = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' }

const documentUrl = ({ firestorePort }: SharedCloud, path: string): string =>
  `http://localhost:${firestorePort}/v1/projects/${TEST_PROJECT}/databases/(default)/documents/${encodeURI(path)}`

async function callAsServer(
  cloud: SharedCloud,
  method: string,
  path: string,
  body: string | null,
  query = '',
): Promise<void> {
  const response = await fetch(`${documentUrl(cloud, path)}${query}`, {
    method,
    headers: AS_SERVER,
    body,
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
}
