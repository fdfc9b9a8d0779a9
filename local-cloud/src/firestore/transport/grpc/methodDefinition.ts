import type { MethodDefinition } from '@grpc/grpc-js'
import type protobuf from 'protobufjs'
import { jsonToMessage } from './jsonToMessage.ts'
import { messageToJson } from './messageToJson.ts'

/** Defines how a call of the schema is serialized. Handlers receive and return proto3 JSON. */
export function methodDefinition(method: protobuf.Method): MethodDefinition<unknown, object> {
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
