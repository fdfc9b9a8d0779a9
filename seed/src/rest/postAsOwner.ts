import { SeedError } from './SeedError.ts'

/**
 * Calls an emulator with admin rights.
 * @returns the JSON of the response
 * @throws SeedError when it does not respond or rejects the call
 */
export async function postAsOwner(url: string, body: unknown): Promise<unknown> {
  const response = await send(url, body)
  const text = await response.text()
  if (!response.ok) throw new SeedError(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

async function send(url: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
  } catch (cause) {
    throw new SeedError(`${url} cannot be reached. Start the local cloud first.`, { cause })
  }
}
