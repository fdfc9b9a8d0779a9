import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Third-party editors that can show the same lines. */
export const PEER_EDITORS = ['codemirror', 'prosemirror'] as const
export type PeerEditor = (typeof PEER_EDITORS)[number]

const SCRIPTS: Readonly<Record<PeerEditor, string>> = {
  codemirror: `
    import { EditorState } from '@codemirror/state'
    import { EditorView } from '@codemirror/view'
    const state = EditorState.create({ doc: lines.join('\\n'), extensions: [EditorView.lineWrapping] })
    new EditorView({ state, parent: document.querySelector('main') })`,
  prosemirror: `
    import { Schema } from 'prosemirror-model'
    import { EditorState } from 'prosemirror-state'
    import { EditorView } from 'prosemirror-view'
    const schema = new Schema({ nodes: {
      doc: { content: 'line+' },
      line: { content: 'text*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
      text: {},
    } })
    const doc = schema.node('doc', null, lines.map((line) => schema.node('line', null, schema.text(line))))
    new EditorView(document.querySelector('main'), { state: EditorState.create({ schema, doc }) })`,
}

/** Pages of the other editors. */
export interface PeerPages {
  readonly urlOf: (editor: PeerEditor) => string
  readonly close: () => Promise<void>
}

/**
 * Serves a page for each editor, with its modules unbundled.
 *
 * @param folder the folder with the node_modules of installPeers
 * @param lines content of each editor, one line or paragraph each
 */
export async function servePeers(folder: string, lines: readonly string[]): Promise<PeerPages> {
  const modules = join(folder, 'node_modules')
  const imports = Object.fromEntries(
    packagesIn(modules).map((name) => [name, `/${name}/${entryOf(modules, name)}`]),
  )
  const page = (editor: PeerEditor) => `<!doctype html><html lang="en"><title>${editor}</title>
    <style>.ProseMirror { white-space: pre-wrap }</style>
    <main></main>
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">const lines = ${JSON.stringify(lines)};${SCRIPTS[editor]}</script></html>`
  const server = createServer(({ url = '' }, response) => {
    const editor = PEER_EDITORS.find((each) => url === `/${each}`)
    if (editor) return void response.setHeader('content-type', 'text/html').end(page(editor))
    const file = join(modules, decodeURIComponent(url))
    if (!file.startsWith(modules) || !existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/javascript').end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The pages of other editors have no port.')
  return {
    urlOf: (editor) => `http://127.0.0.1:${address.port}/${editor}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function packagesIn(modules: string): readonly string[] {
  return readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name]
  })
}

function entryOf(modules: string, name: string): string {
  const described: unknown = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
  const { module, main } = Object(described) as { readonly module?: unknown; readonly main?: unknown }
  const entry = [module, main].find((each) => typeof each === 'string') ?? 'index.js'
  return `${entry}`.replace(/^\.\//, '')
}
