import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { ChannelSession, type StreamKind } from './ChannelSession.ts'

const SECOND = 1_000

/** A session with an echo stream and a manual clock. */
function setUp(kind: StreamKind) {
  const clock = { now: 0 }
  const stream = { closed: false, received: 0 }
  const session = new ChannelSession(
    kind,
    (sink) => ({
      receive: (message) => {
        stream.received++
        sink.send({ echo: message })
      },
      close: () => {
        stream.closed = true
      },
    }),
    () => clock.now,
    () => {},
  )
  session.handshake()
  const attach = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const written: string[] = []
    response.write = (text: unknown) => written.push(String(text)) > 0
    session.attach(response, false, 0)
    return { response, written }
  }
  return { clock, stream, session, attach }
}

describe('ChannelSession', () => {
  test('ends after a minute without a request of the client', () => {
    const { clock, stream, session, attach } = setUp('Listen')
    clock.now = 59 * SECOND
    expect(session.tick()).toBe(true)
    const { response } = attach()
    clock.now = 300 * SECOND
    expect(session.tick()).toBe(true)
    response.emit('close')
    clock.now += 61 * SECOND
    expect(session.tick()).toBe(false)
    expect(stream.closed).toBe(true)
  })

  test('sends keep-alive messages to an idle client', async () => {
    const { clock, session, attach } = setUp('Listen')
    const { written } = attach()
    const before = written.length
    clock.now = 26 * SECOND
    session.tick()
    await Promise.resolve()
    expect(written.slice(before).join()).toContain('noop')
  })

  test('closes an unused Write channel to free the connection for other tabs', () => {
    const { clock, stream, session, attach } = setUp('Write')
    const { written, response } = attach()
    clock.now = 2 * SECOND
    session.receive(0, ['{}'])
    clock.now = 4 * SECOND
    expect(session.tick()).toBe(true)
    clock.now = 6 * SECOND
    expect(session.tick()).toBe(false)
    expect(written.join()).toContain('"close"')
    expect(response.writableEnded).toBe(true)
    session.receive(1, ['{}'])
    expect(stream).toEqual({ closed: true, received: 1 })
  })

  test('ends a long stream, because only the next request confirms messages', async () => {
    const { session, attach } = setUp('Listen')
    const { response } = attach()
    session.receive(0, [JSON.stringify('x'.repeat(4_000_000))])
    await Promise.resolve()
    expect(response.writableEnded).toBe(true)
    const next = attach()
    expect(next.written.join()).toContain('xxx')
  })
})
