import type { Client } from '../provider/Client.ts'

/** Origins for form-action. Browsers apply it to the redirects after a form too. */
export function formTargets({ redirectUris, webOrigins }: Client): readonly string[] {
  return [...new Set([...redirectUris.map((address) => new URL(address).origin), ...webOrigins])]
}
