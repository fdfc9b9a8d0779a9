import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  StatusObject,
} from '@grpc/grpc-js'
import { z } from 'zod'
import { asRpcError } from '../../../base/asRpcError.ts'
import { RPC_CODES, RpcError } from '../../../base/RpcError.ts'
import type { FirestoreService } from '../../operations/FirestoreService.ts'
import { STREAMING_OPERATIONS, UNARY_OPERATIONS } from '../../operations/OPERATIONS.ts'
import { type DatabaseId, parseDatabaseId } from '../../paths/ResourceName.ts'
import { parseRequest } from '../../schema/parseRequest.ts'
import type { Caller } from '../../watch/OpenDatabase.ts'
import type { Stream } from '../../watch/Stream.ts'

const addressSchema = z.object({
  database: z.string().optional(),
  parent: z.string().optional(),
  name: z.string().optional(),
  document: z.object({ name: z.string().optional() }).optional(),
})

const header = (metadata: Metadata, name: string): string | undefined => metadata.get(name)[0]?.toString()

/** Returns the database of a request. The field that contains it depends on the type of request. */
function addressOf(request: unknown, metadata: Metadata): DatabaseId {
  const { database, parent, name, document } = parseRequest(addressSchema, request)
  return parseDatabaseId(
    database || parent || name || document?.name || header(metadata, 'google-cloud-resource-prefix') || '',
  )
}

const statusOf = (error: RpcError): Partial<StatusObject> => ({
  code: RPC_CODES[error.status],
  details: error.message,
})

const unimplemented = (name: string): RpcError =>
  new RpcError('UNIMPLEMENTED', `${name} is not part of the local cloud.`)

/** Handlers for the three types of call in Firestore's service. */
export class GrpcHandlers {
  readonly #service: FirestoreService

  constructor(service: FirestoreService) {
    this.#service = service
  }

  unary(name: string): handleUnaryCall<unknown, object> {
    const operation = UNARY_OPERATIONS.get(name)
    return (call, answer) => {
      try {
        if (!operation) throw unimplemented(name)
        const caller = this.#caller(call.request, call.metadata)
        answer(null, operation(caller, call.request))
      } catch (error) {
        answer(statusOf(asRpcError(error, this.#service.log)))
      }
    }
  }

  serverStream(name: string): handleServerStreamingCall<unknown, object> {
    const operation = STREAMING_OPERATIONS.get(name)
    return (call) => {
      try {
        if (!operation) throw unimplemented(name)
        const caller = this.#caller(call.request, call.metadata)
        for (const message of operation(caller, call.request)) call.write(message)
        call.end()
      } catch (error) {
        call.emit('error', statusOf(asRpcError(error, this.#service.log)))
      }
    }
  }

  stream(kind: 'Listen' | 'Write'): handleBidiStreamingCall<unknown, object> {
    return (call) => {
      let stream: Stream | undefined
      let ended = false
      const fail = (error: RpcError): void => {
        stream?.close()
        if (!ended) call.emit('error', statusOf(error))
        ended = true
      }
      const sink = { fail, send: (message: object) => void (ended || call.write(message)) }
      call.on('data', (request: unknown) => {
        if (ended) return
        try {
          stream ??= this.#service.openStream(kind, this.#caller(request, call.metadata), sink)
          stream.receive(request)
        } catch (error) {
          fail(asRpcError(error, this.#service.log))
        }
      })
      call.on('end', () => {
        stream?.close()
        if (!ended) call.end()
        ended = true
      })
      call.on('cancelled', () => {
        stream?.close()
        ended = true
      })
    }
  }

  #caller(request: unknown, metadata: Metadata): Caller {
    return this.#service.caller(addressOf(request, metadata), header(metadata, 'authorization'))
  }
}
