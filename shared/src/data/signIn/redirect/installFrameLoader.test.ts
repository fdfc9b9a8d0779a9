/** @jest-environment jsdom */
import { z } from 'zod'
import { installFrameLoader } from './installFrameLoader.ts'

const AUTH = 'http://localhost:9099'
const { origin: APP } = location

interface Frame {
  ping(onReady: () => void): Promise<void>
  register(type: string, handler: (payload: unknown) => void): void
  send(type: string, data: unknown, onAnswer: (payload: unknown) => void): void
}
const gapi = z.object({
  gapi: z.object({
    iframes: z.object({
      getContext: z.custom<() => { open(options: object, onOpen: (frame: Frame) => Frame): Frame }>(),
    }),
  }),
})

function open() {
  installFrameLoader()
  const { iframes } = gapi.parse(globalThis).gapi
  const frame = iframes
    .getContext()
    .open({ url: `${AUTH}/emulator/auth/iframe?apiKey=key` }, (opened) => opened)
  const element = document.querySelector('iframe')
  if (!element?.contentWindow) throw new Error('There is no frame.')
  const page = element.contentWindow
  const load = (markup: string) => {
    page.document.write(markup)
    element.dispatchEvent(new Event('load'))
  }
  const sent = jest.spyOn(page, 'postMessage').mockImplementation(() => {})
  const hear = (data: unknown, origin = APP) => dispatchEvent(new MessageEvent('message', { data, origin }))
  return { frame, element, load, sent, hear }
}

afterEach(() => document.body.replaceChildren())

test('has the origin of the app, because browsers partition the storage of frames of other origins', () => {
  const { element } = open()
  expect(element.src).toBe(`${APP}/__/auth/iframe?apiKey=key`)
})

test('sends a handshake to the frame, and is ready when it answers', async () => {
  const { frame, load, sent, hear } = open()
  const onReady = jest.fn()
  const ready = frame.ping(onReady)
  load('<meta name="page-data" content="{}">')
  expect(sent).toHaveBeenCalledWith({ authFrame: 'hello' }, APP)
  hear({ authFrame: 'ready' })
  await ready
  expect(onReady).toHaveBeenCalledTimes(1)
})

test('reports a page that could not be loaded at once', async () => {
  const { frame, load, sent } = open()
  const ready = frame.ping(() => {})
  load('<title>Bad gateway</title>')
  await expect(ready).rejects.toThrow('could not be loaded')
  expect(sent).not.toHaveBeenCalled()
})

test('queues an event until there is a listener, and delivers an answer to its request', () => {
  const { frame, sent, hear } = open()
  hear({ authFrame: 'event', type: 'authEvent', payload: 'first' })
  const handler = jest.fn()
  frame.register('authEvent', handler)
  hear({ authFrame: 'event', type: 'authEvent', payload: 'second' })
  expect(handler.mock.calls).toEqual([['first'], ['second']])

  const onAnswer = jest.fn()
  frame.send('webStorageSupport', null, onAnswer)
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ authFrame: 'ask', id: 0 }), APP)
  hear({ authFrame: 'answer', id: 0, payload: [true] })
  expect(onAnswer).toHaveBeenCalledWith([true])
})

test('hears nothing of another origin', () => {
  const { frame, hear } = open()
  const handler = jest.fn()
  frame.register('authEvent', handler)
  hear({ authFrame: 'event', type: 'authEvent', payload: 'forged' }, AUTH)
  hear('nonsense')
  hear(null)
  expect(handler).not.toHaveBeenCalled()
})
