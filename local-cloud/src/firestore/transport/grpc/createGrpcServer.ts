import type { Socket } from 'node:net'
import {
  type MethodDefinition,
  Server,
  ServerCredentials,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { FirestoreService } from '../../operations/FirestoreService.ts'
import { firestoreSchema } from './firestoreSchema.ts'
import { GrpcHandlers } from './GrpcHandlers.ts'
import { methodDefinition } from './methodDefinition.ts'

/**
 * Well above Firestore's limit of 10 MiB per request, so that Firestore itself rejects documents that are too large.
 */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

export interface GrpcServer {
  /** Accepts a connection on which a client has started HTTP/2. */
  accept(socket: Socket): void
  close(): void
}

/** Creates a gRPC server for Firestore on connections that another server has accepted. */
export function createGrpcServer(service: FirestoreService): GrpcServer {
  const handlers = new GrpcHandlers(service)
  const definition: Record<string, MethodDefinition<unknown, object>> = {}
  const implementation: UntypedServiceImplementation = {}
  for (const method of firestoreSchema().methodsArray) {
    const { name } = method
    definition[name] = methodDefinition(method)
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
