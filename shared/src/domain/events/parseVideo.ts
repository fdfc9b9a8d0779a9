/** A video at Vimeo. */
export interface Video {
  readonly id: string
  /** Of an unlisted video, which cannot be watched without it; else empty. */
  readonly hash: string
}

const ID = /^\d{1,15}$/
const HASH = /^[0-9a-zA-Z]{4,64}$/
const HOSTS: ReadonlySet<string> = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'])

/** The origin of Vimeo's player. */
export const VIMEO_PLAYER_ORIGIN = 'https://player.vimeo.com'

/**
 * Reads what a tools admin entered as a recording: an id, "id/hash", or an address of the video or of its player, where
 * the hash of an unlisted video follows the id or is the parameter h.
 * @returns null for anything else
 */
export function parseVideo(vimeoId: string): Video | null {
  const entered = vimeoId.trim()
  const [id = '', hash = '', ...more] = entered.split('/')
  if (ID.test(id)) return more.length === 0 ? videoOf(id, hash) : null
  const url = parseUrl(entered)
  if (url === null || !HOSTS.has(url.hostname)) return null
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const [before = '', last = ''] = [segments.at(-2), segments.at(-1)]
  const h = url.searchParams.get('h')
  // Addresses of channels, showcases and the manager have other segments before the id.
  if (ID.test(before)) return videoOf(before, h ?? last)
  return ID.test(last) ? videoOf(last, h ?? '') : null
}

function videoOf(id: string, hash: string): Video | null {
  if (hash === '') return { id, hash }
  return HASH.test(hash) ? { id, hash } : null
}

function parseUrl(text: string): URL | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null
}

/**
 * Address of the player's page for a video. It stores nothing about the member (dnt), and has captions, speed and the
 * keyboard enabled.
 */
export function videoAddress({ id, hash }: Video, origin: string): string {
  const options = new URLSearchParams({ dnt: '1', cc: '1', speed: '1', keyboard: '1', playsinline: '1' })
  if (hash !== '') options.set('h', hash)
  return `${origin}/video/${id}?${options}`
}
