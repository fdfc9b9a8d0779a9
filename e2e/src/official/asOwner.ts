import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'

const HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' }

/**
 * Sends a request with the rights of the project's owner, which the emulators and the local services know by this token.
 *
 * @returns the JSON of the answer
 * @throws Error when it is refused
 */
export async function asOwner(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: HEADERS,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}

/** The address of all documents, for the REST interface of Firestore. */
export const documentsUrl = ({ emulators, firebase }: Environment): string =>
  `http://localhost:${emulators?.firestore}/v1/projects/${firebase.project}/databases/(default)/documents`
