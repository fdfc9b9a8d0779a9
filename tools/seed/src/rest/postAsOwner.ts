import { SeedError } from './SeedError.ts'

/**
 * Calls an emulator with admin rights.
 * @returns the JSON of the response
 * @throws SeedError when it does not respond or rejects the call
 */
export function postAsOwner(url: string, body: unknown): Promise<unknown> {
  return callAsOwner(url, { method: 'POST', body: JSON.stringify(body) })
}

/**
 * Reads from a service of the local cloud with admin rights.
 * @returns the JSON of the response
 * @throws SeedError when it does not respond or rejects the call
 */
export function getAsOwner(url: string): Promise<unknown> {
  return callAsOwner(url, { method: 'GET' })
}

async function callAsOwner(url: string, init: RequestInit): Promise<unknown> {
  const response = await send(url, init)
  const text = await response.text()
  if (!response.ok) throw new SeedError(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    })
  } catch (cause) {
    throw new SeedError(`${url} cannot be reached. Start the local cloud first.`, { cause })
  }
}
