import type { SharedCloud } from '../../../../build/jest/localCloud.ts'
import { TEST_PROJECT } from './openTestConnection.ts'

/** What a test lets the server write. */
type ServerValue = string | number | ServerFields
interface ServerFields {
  readonly [name: string]: ServerValue
}

/** Replaces a document past the security rules, as the server could. */
export function writeAsServer(cloud: SharedCloud, path: string, fields: ServerFields): Promise<void> {
  return callAsServer(cloud, 'PATCH', path, JSON.stringify({ fields: wireFields(fields) }))
}

/** Deletes a document past the security rules. */
export function deleteAsServer(cloud: SharedCloud, path: string): Promise<void> {
  return callAsServer(cloud, 'DELETE', path, null)
}

function wireFields(fields: ServerFields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]))
}

function wireValue(value: ServerValue): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  return { mapValue: { fields: wireFields(value) } }
}

async function callAsServer(
  { firestorePort }: SharedCloud,
  method: string,
  path: string,
  body: string | null,
): Promise<void> {
  const documents = `http://localhost:${firestorePort}/v1/projects/${TEST_PROJECT}/databases/(default)/documents`
  const response = await fetch(`${documents}/${encodeURI(path)}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body,
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
}
