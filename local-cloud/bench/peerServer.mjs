import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Runs the peer in memory in a process of its own: node peerServer.mjs PORT FOLDER, where FOLDER contains its
 * installation.
 */
const [, , port, folder] = process.argv
const entry = createRequire(`${folder}/`).resolve('@firestore-emulator/server')
const { FirestoreServer } = await import(pathToFileURL(entry).href)
await new FirestoreServer().start(Number(port))
process.send?.({ port: Number(port) })
process.on('disconnect', () => process.exit(0))
