import type { Socket } from 'node:net'
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type StatusObject,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type protobuf from 'protobufjs'
import { z } from 'zod'
import { asRpcError } from '../../asRpcError.ts'
import type { FirestoreService } from '../../FirestoreService.ts'
import { STREAMING_OPERATIONS, UNARY_OPERATIONS } from '../../operations/OPERATIONS.ts'
import { parseRequest } from '../../parseRequest.ts'
import { parseDatabaseId } from '../../paths/ResourceName.ts'
import { RPC_CODES, RpcError } from '../../RpcError.ts'
import type { Stream } from '../../watch/Stream.ts'
import { firestoreSchema } from './firestoreSchema.ts'
import { jsonToMessage } from './jsonToMessage.ts'
import { messageToJson } from './messageToJson.ts'

/** Above Firestore's own limit of 10 MiB a request, which the operations keep. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

const addressSchema = z.object({
  database: z.string().optional(),
  parent: z.string().optional(),
  name: z.string().optional(),
  document: z.object({ name: z.string().optional() }).optional(),
})

const header = (metadata: Metadata, name: string): string | undefined => metadata.get(name)[0]?.toString()

/** The database that a request names, in whichever field its kind does so. */
function addressOf(request: unknown, metadata: Metadata) {
  const { database, parent, name, document } = parseRequest(addressSchema, request)
  return parseDatabaseId(
    database || parent || name || document?.name || header(metadata, 'google-cloud-resource-prefix') || '',
  )
}

function definitionOf(method: protobuf.Method): MethodDefinition<unknown, object> {
  const { resolvedRequestType: requestType, resolvedResponseType: responseType } = method
  if (!requestType || !responseType) throw new Error(`The schema of ${method.name} is incomplete.`)
  const encode = (type: protobuf.Type, json: unknown): Buffer =>
    Buffer.from(type.encode(jsonToMessage(type, json)).finish())
  const decode = (type: protobuf.Type, bytes: Uint8Array): unknown =>
    messageToJson(type, Object.fromEntries(Object.entries(type.decode(bytes))))
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    originalName: method.name,
    requestStream: Boolean(method.requestStream),
    responseStream: Boolean(method.responseStream),
    requestSerialize: (json) => encode(requestType, json),
    requestDeserialize: (bytes) => decode(requestType, bytes),
    responseSerialize: (json) => encode(responseType, json),
    responseDeserialize: (bytes) => Object(decode(responseType, bytes)),
  }
}

const statusOf = (error: RpcError): Partial<StatusObject> => ({
  code: RPC_CODES[error.status],
  details: error.message,
})

const unimplemented = (name: string): RpcError =>
  new RpcError('UNIMPLEMENTED', `${name} is not part of the local cloud.`)

/** The three shapes of call that Firestore's service has. */
class Handlers {
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

  #caller(request: unknown, metadata: Metadata) {
    return this.#service.caller(addressOf(request, metadata), header(metadata, 'authorization'))
  }
}

export interface GrpcServer {
  /** Takes over a connection on which a client began to speak HTTP/2. */
  accept(socket: Socket): void
  close(): void
}

/** Firestore over gRPC, on connections that someone else accepted. */
export function createGrpcServer(service: FirestoreService): GrpcServer {
  const handlers = new Handlers(service)
  const definition: Record<string, MethodDefinition<unknown, object>> = {}
  const implementation: UntypedServiceImplementation = {}
  for (const method of firestoreSchema().methodsArray) {
    const { name } = method
    definition[name] = definitionOf(method)
    if (name === 'Listen' || name === 'Write') implementation[name] = handlers.stream(name)
    else if (method.responseStream) implementation[name] = handlers.serverStream(name)
    else implementation[name] = handlers.unary(name)
  }
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
  })
  server.addService(definition, implementation)
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure())
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy()
      server.forceShutdown()
    },
  }
}
