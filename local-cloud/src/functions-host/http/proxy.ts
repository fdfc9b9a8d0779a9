import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { allowLocalOrigins } from '../../network/allowLocalOrigins.ts'
import { errorBody } from './errorBody.ts'

const GONE = 'The function ended before it answered. Try again in a moment.'

/** Forwards a request to the functions process. The caller gets a response even if that process ends. */
export function proxy(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  const onward = send({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  onward.on('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...passedOn } = answer.headers
    response.writeHead(answer.statusCode ?? 502, passedOn)
    response.flushHeaders()
    answer.on('data', (chunk) => {
      if (response.write(chunk)) return
      answer.pause()
      response.once('drain', () => answer.resume())
    })
    answer.on('end', () => response.end())
    answer.on('error', () => cutShort(request, response))
  })
  onward.on('error', () => {
    if (!response.headersSent) unavailable(request, response, GONE)
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** 503 in the format that the functions SDK maps to `functions/unavailable`. */
export function unavailable(request: IncomingMessage, response: ServerResponse, message: string): void {
  if (allowLocalOrigins(request, response)) return
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
  response.end(JSON.stringify(errorBody('UNAVAILABLE', message)))
}

/** If a stream merely ends, the SDK waits for its result forever. An error event settles it. */
function cutShort(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.accept !== 'text/event-stream') {
    response.destroy()
    return
  }
  response.end(`\n\ndata: ${JSON.stringify(errorBody('UNAVAILABLE', GONE))}\n\n`)
}
