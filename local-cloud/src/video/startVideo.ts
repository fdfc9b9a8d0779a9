import { readFileSync } from 'node:fs'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import type { Branding } from '../pages/Branding.ts'
import type { Reply } from '../pages/Reply.ts'
import { servePages } from '../pages/servePages.ts'
import type { Visit } from '../pages/Visit.ts'
import { findVideo } from './findVideo.ts'
import { playerPage, problemPage } from './playerPage.ts'

export interface VideoOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly branding: Branding
  /** Origins whose pages may show the player. */
  readonly framedBy: readonly string[]
  /** Called with internal errors. */
  readonly onError: (error: unknown) => void
}

const ASSETS: Readonly<Record<string, string>> = {
  '/assets/player.js': 'text/javascript; charset=utf-8',
  '/assets/player.css': 'text/css; charset=utf-8',
}

/**
 * Serves a player page at /video/{id} that speaks the message protocol of Vimeo's player. It stores nothing in the
 * browser, so that `dnt` changes nothing.
 *
 * @throws PortInUseError
 */
export function startVideo({ port, branding, framedBy, onError }: VideoOptions): Promise<LoopbackListener> {
  return servePages({
    port,
    maxBodyBytes: 1024,
    branding,
    onError,
    explain: ({ status, text }) => ({ kind: 'text', status, text: `${text}\n` }),
    answer: (visit) => answer(visit, framedBy),
  })
}

function answer({ method, path, query }: Visit, framedBy: readonly string[]): Reply {
  if (method !== 'GET') return nothing()
  const type = Object.hasOwn(ASSETS, path) ? ASSETS[path] : undefined
  if (type !== undefined) {
    const file = new URL(path.replace('/assets/', './'), import.meta.url)
    return { kind: 'text', status: 200, text: readFileSync(file, 'utf8'), headers: { 'content-type': type } }
  }
  const id = /^\/video\/(\d{1,20})$/.exec(path)?.[1]
  if (id === undefined) return nothing()
  const video = findVideo(id, query.get('h') ?? '')
  if (video === 'blocked') return { kind: 'cut', status: 500 }
  const headers = { 'content-security-policy': policy(framedBy) }
  if ('message' in video) {
    const status = video.name === 'NotFoundError' ? 404 : 403
    return { kind: 'page', status, page: problemPage(video), headers }
  }
  return { kind: 'page', status: 200, page: playerPage(video), headers }
}

function nothing(): Reply {
  return { kind: 'text', status: 404, text: 'There is no such video.\n' }
}

function policy(framedBy: readonly string[]): string {
  const own = `script-src 'self'; style-src 'self'; font-src 'self'; img-src data:`
  return `default-src 'none'; ${own}; base-uri 'none'; frame-ancestors ${framedBy.join(' ')}`
}
