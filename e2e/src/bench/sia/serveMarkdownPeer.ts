import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { runWebpack } from '../../../../tools/build/src/webpack/runWebpack.ts'
import { atPace } from './tokens.ts'

/** Earlier messages are memoized; the growing one is rendered again for each token. */
const SCRIPT = `
  import { createElement, memo, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  import Markdown from 'react-markdown'
  const Message = memo(({ text }) => createElement('article', null, createElement(Markdown, null, text)))
  function Chat() {
    const [text, setText] = useState('')
    const start = async () => {
      const { body } = await fetch('/tokens')
      let all = ''
      for await (const event of body.pipeThrough(new TextDecoderStream())) {
        for (const line of event.split('\\n')) if (line.startsWith('data: ')) setText(all += JSON.parse(line.slice(6)))
      }
    }
    return createElement('main', null,
      createElement(Message, { text: window.earlier }),
      createElement(Message, { text }),
      createElement('button', { onClick: start }, 'Send'))
  }
  createRoot(document.querySelector('#root')).render(createElement(Chat))`

/** A page that streams an answer through react-markdown. */
export interface MarkdownPeer {
  readonly url: string
  /** What the button "Send" answers next. */
  follow(tokens: readonly string[], pause: number, onEnd: () => void): void
  close(): Promise<void>
}

/**
 * Serves a page that streams an answer through react-markdown.
 *
 * @param folder the folder with the node_modules of installPeers
 * @param earlier Markdown of the message above the answer
 */
export async function serveMarkdownPeer(folder: string, earlier: string): Promise<MarkdownPeer> {
  const source = await mkdtemp(join(folder, 'sia-'))
  await writeFile(join(source, 'index.js'), SCRIPT)
  await runWebpack({
    mode: 'production',
    context: source,
    entry: './index.js',
    output: { path: source, filename: 'bundle.js' },
  })
  const bundle = await readFile(join(source, 'bundle.js'))
  await rm(source, { recursive: true })
  let next: { tokens: readonly string[]; pause: number; onEnd: () => void } = {
    tokens: [],
    pause: 0,
    onEnd: () => {},
  }
  const server = createServer(async ({ url }, response) => {
    if (url === '/bundle.js') return response.setHeader('content-type', 'text/javascript').end(bundle)
    if (url !== '/tokens') return response.setHeader('content-type', 'text/html').end(pageWith(earlier))
    response.setHeader('content-type', 'text/event-stream')
    const { tokens, pause, onEnd } = next
    for await (const token of atPace(tokens, pause)) response.write(`data: ${JSON.stringify(token)}\n\n`)
    onEnd()
    return response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page with Markdown has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    follow: (tokens, pause, onEnd) => {
      next = { tokens, pause, onEnd }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const pageWith = (
  earlier: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>peer</title>
  <div id="root"></div><script>window.earlier = ${JSON.stringify(earlier)}</script>
  <script src="/bundle.js"></script></html>`
