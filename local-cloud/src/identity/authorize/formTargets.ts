import type { Client } from '../provider/Client.ts'

/** Origins a form on the way to a client may end at: browsers judge the redirects that follow it, too. */
export function formTargets({ redirectUris, webOrigins }: Client): readonly string[] {
  return [...new Set([...redirectUris.map((address) => new URL(address).origin), ...webOrigins])]
}
