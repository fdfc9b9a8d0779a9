import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import type { StackPorts } from '../../hosting/ports.ts'
import type { Client } from './Client.ts'
import { PRODUCT_CLIENT } from './PRODUCT_CLIENT.ts'

/** The applications the provider knows on this machine: the product, by way of its auth server. */
export function productClients({ shell, auth }: StackPorts): readonly Client[] {
  const origin = `http://localhost:${shell}`
  return [
    {
      id: PRODUCT_CLIENT.clientId,
      name: PRODUCT_NAME,
      connection: PRODUCT_CLIENT.connection,
      home: `${origin}/`,
      redirectUris: [`http://localhost:${auth}/emulator/auth/callback`],
      logoutUrls: [`${origin}/`, `${origin}/auth/signin`],
      webOrigins: [origin],
    },
  ]
}
