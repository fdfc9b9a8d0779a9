import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ANTHROPIC } from './anthropicProtocol.ts'
import type { LanguageModelScript, ModelQuestion, ModelStep } from './LanguageModelScript.ts'
import type { ModelProtocol } from './ModelProtocol.ts'
import { OPENAI } from './openAiProtocol.ts'

/** Maximum number of pieces of a streamed answer, and minimum number of characters in a piece. */
const PIECES = 200
const SMALLEST_PIECE = 24

/** A server with the OpenAI-compatible and the Anthropic protocol that answers by a script. */
export interface ScriptedLanguageModel {
  /** The base URL of both protocols. */
  readonly url: string
  readonly questions: readonly ModelQuestion[]
  /** Replaces the script and resets the recorded requests. */
  follow(script: LanguageModelScript): void
  release(): Promise<void>
}

/** Starts the server on a free port. It answers 503 until `follow` is called. */
export async function startLanguageModel(): Promise<ScriptedLanguageModel> {
  const questions: ModelQuestion[] = []
  let script: LanguageModelScript = () => ({ kind: 'refuse', status: 503 })

  const server = createServer((request, response) => {
    const protocol = [OPENAI, ANTHROPIC].find(({ path }) => request.url === `/v1${path}`)
    if (!protocol) {
      response.writeHead(404).end()
      return
    }
    void readBody(request).then((body) => {
      const question = { ...protocol.read(body, request.headers), index: questions.length }
      questions.push(question)
      answer(response, protocol, question, script(question))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    follow: (next) => {
      script = next
      questions.length = 0
    },
    release: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answer(
  response: ServerResponse,
  protocol: ModelProtocol,
  { isStreaming }: ModelQuestion,
  step: ModelStep,
): void {
  if (step.kind === 'refuse') {
    const after = step.retryAfter === undefined ? {} : { 'retry-after': step.retryAfter }
    response.writeHead(step.status, { 'content-type': 'application/json', ...after })
    response.end(step.body ?? protocol.error('scripted'))
    return
  }
  if (!isStreaming && step.kind === 'say') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(protocol.whole(step.text))
    return
  }
  response.writeHead(200, { 'content-type': isStreaming ? 'text/event-stream' : 'application/json' })
  response.write(protocol.start)
  const size = Math.max(SMALLEST_PIECE, Math.ceil(step.text.length / PIECES))
  for (let at = 0; at < step.text.length; at += size) {
    response.write(protocol.piece(step.text.slice(at, at + size)))
  }
  if (step.kind === 'say') response.end(protocol.end)
  if (step.kind === 'breakOff') response.write(protocol.piece(''), () => response.destroy())
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return JSON.parse(Buffer.concat(pieces).toString())
}
