import type { LocalCloud } from '../../../../build/jest/localCloud.ts'
import { TEST_PROJECT } from './openTestConnection.ts'

/** Replaces a document past the security rules, as the server could, by text fields alone. */
export function writeAsServer(
  cloud: LocalCloud,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const wire = Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }])
  return callAsServer(cloud, 'PATCH', path, JSON.stringify({ fields: Object.fromEntries(wire) }))
}

/** Deletes a document past the security rules. */
export function deleteAsServer(cloud: LocalCloud, path: string): Promise<void> {
  return callAsServer(cloud, 'DELETE', path, null)
}

async function callAsServer(
  { firestorePort }: LocalCloud,
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
