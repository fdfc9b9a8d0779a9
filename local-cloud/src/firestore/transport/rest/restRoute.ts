import { RpcError } from '../../../base/RpcError.ts'
import type { FirestoreService } from '../../operations/FirestoreService.ts'
import { STREAMING_OPERATIONS, UNARY_OPERATIONS } from '../../operations/OPERATIONS.ts'
import { parseDatabaseId } from '../../paths/ResourceName.ts'
import type { Route } from '../http/Exchange.ts'
import { readJson } from '../http/readBody.ts'
import { sendJson } from '../http/sendJson.ts'
import { parseRestCall } from './parseRestCall.ts'

/** Firestore's REST interface (https://firebase.google.com/docs/firestore/reference/rest). */
export const restRoute =
  (service: FirestoreService): Route =>
  async ({ request, response, url }) => {
    if (!/^\/v1(beta1)?\/projects\//.test(url.pathname)) return false
    const body = await readJson(request)
    const call = parseRestCall(request.method ?? 'GET', url, body)
    const caller = service.caller(parseDatabaseId(call.resource), request.headers.authorization)
    const operation = UNARY_OPERATIONS.get(call.operation) ?? STREAMING_OPERATIONS.get(call.operation)
    if (!operation) throw new RpcError('UNIMPLEMENTED', `${call.operation} is not part of the local cloud.`)
    sendJson(response, 200, operation(caller, call.request))
    return true
  }
