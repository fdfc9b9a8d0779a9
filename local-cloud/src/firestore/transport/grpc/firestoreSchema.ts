import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import protobuf from 'protobufjs'

const SERVICE = 'google.firestore.v1.Firestore'

/** The package contains its schema but does not export it. Its package.json is the only resolvable path. */
function schemaFile(): string {
  const packageFile = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')
  return join(dirname(packageFile), 'build/protos/v1.json')
}

/** The protobuf service google.firestore.v1.Firestore with all of its messages. */
export function firestoreSchema(): protobuf.Service {
  const description: protobuf.INamespace = JSON.parse(readFileSync(schemaFile(), 'utf8'))
  const root = protobuf.Root.fromJSON(description)
  const write = root.lookupType('google.firestore.v1.Write')
  // The public schema lacks a field of the web SDK in Node: `verify`, for documents that a transaction only read.
  if (!write.fields.verify) {
    const verify = new protobuf.Field('verify', 5, 'string')
    write.add(verify)
    write.oneofs.operation?.add(verify)
  }
  root.resolveAll()
  return root.lookupService(SERVICE)
}
