import { listOobCodes, resetPassword, sendOobCode, sendOobCodeByAdmin } from './operations/actionCodes.ts'
import { batchCreate } from './operations/batchCreate.ts'
import { createAccount } from './operations/createAccount.ts'
import { createAuthUri } from './operations/createAuthUri.ts'
import { batchDelete, deleteAll, deleteByAdmin, deleteOwn } from './operations/deleteAccounts.ts'
import { batchGet, query } from './operations/listAccounts.ts'
import { listPeople } from './operations/listPeople.ts'
import { lookupByAdmin, lookupOwn } from './operations/lookup.ts'
import type { Operation } from './operations/Operation.ts'
import { ofOwner } from './operations/ofOwner.ts'
import { adminConfig, clientConfig, emulatorConfig, readiness } from './operations/projectConfig.ts'
import { refresh } from './operations/refresh.ts'
import { createSessionCookie } from './operations/sessionCookies.ts'
import { signInWithCustomToken } from './operations/signInWithCustomToken.ts'
import { signInWithIdp } from './operations/signInWithIdp.ts'
import { signInWithPassword } from './operations/signInWithPassword.ts'
import { signUp } from './operations/signUp.ts'
import { updateByAdmin } from './operations/updateByAdmin.ts'
import { updateOwn } from './operations/updateOwn.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** client: project from token or API key. admin: requires the owner's bearer token. open: local tools. */
  readonly caller: 'client' | 'admin' | 'open'
  readonly operation: Operation
  /** For the owner, who may leave out the project. Default: `operation`. */
  readonly ownerOperation?: Operation
}

const TOOLKIT = '/identitytoolkit.googleapis.com'
const client = (name: string, operation: Operation, ownerOperation = operation): Route => ({
  method: 'POST',
  path: `${TOOLKIT}/v1/accounts:${name}`,
  caller: 'client',
  operation,
  ownerOperation,
})
const admin = (suffix: string, operation: Operation, method: Route['method'] = 'POST'): Route => ({
  method,
  path: `${TOOLKIT}/v1/projects/{project}${suffix}`,
  caller: 'admin',
  operation,
})
const emulator = (method: Route['method'], suffix: string, operation: Operation): Route => ({
  method,
  path: `/emulator/v1/projects/{project}${suffix}`,
  caller: 'open',
  operation,
})

/** Every endpoint of the auth server. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/', caller: 'open', operation: readiness },
  client('signUp', signUp, ofOwner(signUp, createAccount)),
  client('signInWithPassword', signInWithPassword),
  client('signInWithCustomToken', signInWithCustomToken),
  client('signInWithIdp', signInWithIdp),
  client('lookup', lookupOwn, ofOwner(lookupOwn, lookupByAdmin)),
  client('update', updateOwn, ofOwner(updateOwn, updateByAdmin)),
  client('delete', deleteOwn, deleteByAdmin),
  client('createAuthUri', createAuthUri),
  client('sendOobCode', sendOobCode, sendOobCodeByAdmin),
  client('resetPassword', resetPassword),
  { method: 'GET', path: `${TOOLKIT}/v1/projects`, caller: 'client', operation: clientConfig },
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token', caller: 'client', operation: refresh },
  admin('/accounts', createAccount),
  admin('/accounts:lookup', lookupByAdmin),
  admin('/accounts:update', updateByAdmin),
  admin('/accounts:delete', deleteByAdmin),
  admin('/accounts:batchCreate', batchCreate),
  admin('/accounts:batchDelete', batchDelete),
  admin('/accounts:batchGet', batchGet, 'GET'),
  admin('/accounts:query', query),
  admin('/accounts:sendOobCode', sendOobCodeByAdmin),
  admin(':createSessionCookie', createSessionCookie),
  { method: 'GET', path: `${TOOLKIT}/v2/projects/{project}/config`, caller: 'admin', operation: adminConfig },
  emulator('DELETE', '/accounts', deleteAll),
  emulator('GET', '/config', emulatorConfig),
  emulator('GET', '/oobCodes', listOobCodes),
  { method: 'GET', path: '/local-cloud/people', caller: 'open', operation: listPeople },
]
