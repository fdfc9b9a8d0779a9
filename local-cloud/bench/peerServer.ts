import { FirestoreServer } from '@firestore-emulator/server'

/** The peer in a process of its own: node peerServer.ts PORT. It keeps everything in memory. */
const port = Number(process.argv[2])
await new FirestoreServer().start(port)
process.send?.({ port })
process.on('disconnect', () => process.exit(0))
