import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type SharedCloud, sharedLocalCloud } from './localCloud.ts'

/** The local cloud of this Jest worker, reached through ports at which a test can let it disappear. */
export interface InterruptibleCloud extends SharedCloud {
  /** Closes all connections to Firestore, Auth and the functions, and each new one, as if they had ended. */
  interrupt(): void
  /** Lets connections through again. */
  resume(): void
}

/** Other test files of this worker reach the cloud as before. */
export async function interruptibleCloud(): Promise<InterruptibleCloud> {
  const cloud = await sharedLocalCloud()
  const [auth, firestore, functions] = await Promise.all([
    openRelay(Number(new URL(cloud.authUrl).port)),
    openRelay(cloud.firestorePort),
    openRelay(cloud.functionsPort),
  ])
  const relays = [auth, firestore, functions]
  return {
    ...cloud,
    authUrl: `http://localhost:${auth.port}`,
    firestorePort: firestore.port,
    functionsPort: functions.port,
    interrupt: () => {
      for (const relay of relays) relay.interrupt()
    },
    resume: () => {
      for (const relay of relays) relay.resume()
    },
    release: async () => {
      await Promise.all(relays.map((relay) => relay.release()))
      await cloud.release()
    },
  }
}

interface Relay {
  readonly port: number
  interrupt(): void
  resume(): void
  release(): Promise<void>
}

/** Relays connections to a port of this machine. */
async function openRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isInterrupted = false
  const add = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // The other side closes with it.
    socket.on('error', () => {})
    return socket
  }
  const server = createServer({ noDelay: true }, (client) => {
    if (isInterrupted) return void client.resetAndDestroy()
    const upstream = add(connect({ port: target, host: 'localhost', noDelay: true }))
    add(client).pipe(upstream).pipe(client)
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
  })
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no port.')
  return {
    port: address.port,
    interrupt: () => {
      isInterrupted = true
      endAll()
    },
    resume: () => {
      isInterrupted = false
    },
    release: async () => {
      const closed = once(server, 'close')
      server.close()
      endAll()
      await closed
    },
  }
}
