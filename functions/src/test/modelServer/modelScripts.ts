import { setTimeout as wait } from 'node:timers/promises'
import type { ModelKind, ModelReply, ModelScript, SentAnswer, SentCall } from './ModelReply.ts'
import { wireOf } from './wireOf.ts'

const STREAM = { 'content-type': 'text/event-stream' }

/** A whole answer. */
export const saying = (kind: ModelKind, answer: SentAnswer): ModelReply => ({
  status: 200,
  headers: STREAM,
  pieces: wireOf(kind, answer),
  ending: 'end',
})

/** The first bytes of an answer; then the connection ends, breaks or hangs. */
export function cutAt(
  kind: ModelKind,
  answer: SentAnswer,
  bytes: number,
  ending: ModelReply['ending'],
): ModelReply {
  const whole = Buffer.from(wireOf(kind, answer).join(''))
  return { status: 200, headers: STREAM, pieces: [whole.subarray(0, bytes)], ending }
}

/**
 * A refusal by the endpoint.
 * @param status HTTP status
 * @param body what it says
 */
export const refusing = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body = '{"error":{"message":"scripted"}}',
): ModelReply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  pieces: [body],
  ending: 'end',
})

/** Sends events as they are. */
export const streaming = (...pieces: readonly string[]): ModelReply => ({
  status: 200,
  headers: STREAM,
  pieces,
  ending: 'end',
})

/** A call of a tool. */
export const calling = (name: string, input: unknown): SentCall => ({ name, input: JSON.stringify(input) })

/** The answers of the rounds in turn; the last one repeats. */
export const inTurn =
  (...answers: readonly SentAnswer[]): ModelScript =>
  ({ kind, index }) =>
    saying(kind, answers[Math.min(index, answers.length - 1)] ?? {})

/** An answer with pauses, in milliseconds. */
export const slowly =
  (answer: SentAnswer, pause: number): ModelScript =>
  ({ kind }) => ({ ...saying(kind, answer), pieces: paused(wireOf(kind, answer), pause) })

async function* paused(pieces: readonly string[], pause: number): AsyncGenerator<string> {
  for (const piece of pieces) {
    await wait(pause)
    yield piece
  }
}

/** Accepts the request and never says anything. */
export const silent: ModelScript = () => ({ status: 200, headers: STREAM, pieces: [], ending: 'hang' })

/** Text without end. */
export const endless: ModelScript = ({ kind }) => {
  const events = wireOf(kind, { text: 'and so on, ' })
  const until = events.findIndex((event) => event.includes('and so on'))
  return {
    status: 200,
    headers: STREAM,
    pieces: forever(events.slice(0, until), events[until] ?? ''),
    ending: 'end',
  }
}

function* forever(start: readonly string[], piece: string): Generator<string> {
  yield* start
  for (;;) yield piece
}
