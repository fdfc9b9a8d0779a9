import { PROJECT_ID } from './startServer.ts'

/**
 * Replaces the rules of a running Firestore, and starts a new count of its coverage.
 * @throws Error with the answer if they are refused
 */
export async function setRules(port: number, content: string): Promise<void> {
  const address = `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const response = await fetch(address, { method: 'PUT', body })
  if (!response.ok) throw new Error(await response.text())
}
