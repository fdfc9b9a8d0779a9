import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The peer in a process of its own, in memory: node peerServer.mjs PORT FOLDER, with the folder it is installed in. */
const [, , port, folder] = process.argv
const entry = createRequire(`${folder}/`).resolve('@firestore-emulator/server')
const { FirestoreServer } = await import(pathToFileURL(entry).href)
await new FirestoreServer().start(Number(port))
process.send?.({ port: Number(port) })
process.on('disconnect', () => process.exit(0))
