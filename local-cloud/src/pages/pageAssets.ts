import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { assetsPathOf, type Branding } from './Branding.ts'
import { colorsCss } from './colorsCss.ts'

interface Asset {
  readonly contentType: string
  readonly read: (branding: Branding) => Buffer
}

/** By file name. */
const ASSETS: Readonly<Record<string, Asset>> = {
  'pages.css': {
    contentType: 'text/css; charset=utf-8',
    read: (branding) =>
      Buffer.concat([
        readFileSync(new URL('./pages.css', import.meta.url)),
        Buffer.from(colorsCss(branding)),
      ]),
  },
  'sendOnce.js': {
    contentType: 'text/javascript; charset=utf-8',
    read: () => readFileSync(new URL('./sendOnce.js', import.meta.url)),
  },
  'inter.woff2': {
    contentType: 'font/woff2',
    read: () =>
      readFileSync(
        createRequire(import.meta.url).resolve(
          '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
        ),
      ),
  },
}

/**
 * Sends the styles, the script or the font of the pages.
 *
 * @param path path of the URL, without its query
 * @returns false for any other path, which is left unanswered
 */
export function sendPageAsset(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  branding: Branding,
): boolean {
  const folder = `${assetsPathOf(branding)}/`
  const name = path.startsWith(folder) ? path.slice(folder.length) : ''
  const asset = request.method === 'GET' && Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined
  if (!asset) return false
  const content = asset.read(branding)
  response.writeHead(200, {
    'content-type': asset.contentType,
    'content-length': content.length,
    'cache-control': 'no-cache',
  })
  response.end(content)
  return true
}
