import type { Socket } from 'node:net'

/** First bytes of HTTP/2 with prior knowledge, which only gRPC clients use here (RFC 9113, section 3.4). */
const HTTP_2_PREFACE = 'PRI'

/** Passes a new connection to the gRPC or the HTTP server, depending on its first bytes. */
export function splitProtocols(
  socket: Socket,
  handlers: { readonly grpc: (socket: Socket) => void; readonly http: (socket: Socket) => void },
): void {
  socket.once('data', (bytes: Buffer) => {
    socket.pause()
    socket.unshift(bytes)
    if (bytes.subarray(0, HTTP_2_PREFACE.length).toString('latin1') === HTTP_2_PREFACE) handlers.grpc(socket)
    else handlers.http(socket)
    process.nextTick(() => socket.resume())
  })
}
