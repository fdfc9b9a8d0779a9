import { createHash } from 'node:crypto'
import { photoToShow } from '@outcome-studio/shared/domain/account'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import {
  dateTileOf,
  type EventPhase,
  eventPhase,
  formatDuration,
  formatEventTime,
  type Instructor,
  publicEventPath,
} from '@outcome-studio/shared/domain/events'
import { escapeHtml } from '../../mail/frame/escapeHtml.ts'
import { singleLine } from '../../mail/frame/singleLine.ts'
import { OWN_TIME_SCRIPT } from './ownTimeScript.ts'
import { PUBLIC_PAGE_STYLE } from './PUBLIC_PAGE_STYLE.ts'
import { publicAgenda } from './publicAgenda.ts'
import type { PublicEvent } from './readPublicEvent.ts'

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** One script and one style, by their content. Pictures are part of the page. */
export const PUBLIC_PAGE_POLICY = [
  "default-src 'none'",
  `script-src ${digest(OWN_TIME_SCRIPT)}`,
  `style-src ${digest(PUBLIC_PAGE_STYLE)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const LOCALE = 'en-US'
/** Longest text under a link to the page. */
const DESCRIPTION = 200

/** What a page says besides its content. Texts are plain. */
interface PageHead {
  readonly title: string
  readonly description: string
  /** Address of the page; empty for none. */
  readonly url: string
  /** Path of the app to which the sign-in leads. */
  readonly signInTo: string
}

/**
 * The page of an event for everybody, as HTML.
 * @param appOrigin origin of the app
 * @param now milliseconds since 1970
 */
export function publicEventPage(shown: PublicEvent, appOrigin: string, now: number): string {
  const { eventId, event, instructor } = shown
  const topic = singleLine(event.topic) || 'Live event'
  const phase = eventPhase({ ...event, vimeoId: '' }, now)
  const start = formatEventTime(event, event.timezone, { locale: LOCALE })
  const end = formatEventTime({ ...event, startTime: event.endTime }, event.timezone, { locale: LOCALE })
  const hours = event.duration > 0 ? `${start.time} – ${end.time}` : start.time
  const agenda = publicAgenda(event.agenda)
  const tile = dateTileOf(event.startTime, event.timezone, LOCALE)
  const facts = [formatDuration(event.duration), event.category].filter((text) => text !== '')
  const led = instructor === null ? '' : `, with ${instructor.name}`
  const summary = `${start.day}, ${hours} ${start.zoneName}${led}. ${singleLine(agenda)}`
  const part = (name: string, text: string): string => `<span data-part="${name}">${escapeHtml(text)}</span>`
  const data = { start: event.startTime, end: event.duration > 0 ? event.endTime : '', zone: event.timezone }
  return page(
    {
      title: topic,
      description: shorten(summary),
      url: `${appOrigin}${publicEventPath(eventId)}`,
      signInTo: memberPathOf(eventId),
    },
    appOrigin,
    [
      `<div class="title"><p class="muted">${escapeHtml(['Live event', ...facts].join(' · '))}</p>`,
      `<h1>${escapeHtml(topic)}</h1></div>`,
      `<div class="when" ${Object.entries(data)
        .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
        .join(' ')}>`,
      `<div class="tile" aria-hidden="true"><div data-part="month">${escapeHtml(tile.month)}</div>`,
      `<div data-part="date">${escapeHtml(tile.day)}</div><div data-part="weekday">${escapeHtml(tile.weekday)}</div></div>`,
      `<div><time datetime="${event.startTime}">${part('day', start.day)}<strong data-part="time">${escapeHtml(hours)}</strong>`,
      `<span class="muted" data-part="zone">${escapeHtml(start.zoneName)}</span></time>`,
      `<details class="muted" hidden><summary>In the event’s time zone</summary>${escapeHtml(`${start.day}, ${hours} ${start.zoneName}`)}</details></div></div>`,
      ...actionsOf(phase, shown),
      agenda === ''
        ? ''
        : `<section><h2>About this event</h2><p class="agenda">${escapeHtml(agenda)}</p></section>`,
      instructor === null ? '' : personOf(instructor),
    ],
  )
}

/** The page at an address where there is no event, or none that is published. */
export const unknownEventPage = (appOrigin: string): string =>
  messagePage(appOrigin, 'There is no event here', [
    '<p>The address may be mistyped, or the event is no longer published.</p>',
    '<p class="act"><a class="button" href="/live-events">See live events</a></p>',
  ])

/** The page of an event that could not be read. */
export const failedEventPage = (appOrigin: string): string =>
  messagePage(appOrigin, 'This event could not be loaded', [
    '<p>This is a problem on our side. Try again in a minute.</p>',
    '<p class="act"><a class="button" href="">Try again</a></p>',
  ])

const messagePage = (appOrigin: string, title: string, content: readonly string[]): string =>
  page({ title, description: '', url: '', signInTo: '/auth/signin' }, appOrigin, [
    `<h1>${title}</h1>`,
    ...content,
  ])

const NOTICES: Readonly<Partial<Record<EventPhase, string>>> = {
  cancelled: 'This event was canceled and won’t take place.',
  ended: 'This event is over.',
  recording: 'This event is over. Members can watch the recording.',
  live: 'This event is live now.',
}

/** Path of the page for members. A visitor is led through the sign-in and back. */
const memberPathOf = (eventId: string): string => `/live-events/${encodeURIComponent(eventId)}`

/** What a reader can do. The page of the app leads through the sign-in and back. */
function actionsOf(phase: EventPhase, { eventId, event }: PublicEvent): readonly string[] {
  const notice = NOTICES[phase]
  const own = memberPathOf(eventId)
  const isOver = phase === 'cancelled' || phase === 'ended'
  const label = phase === 'recording' ? 'Watch recording' : event.isFull ? 'Join the waitlist' : 'Register'
  const full = event.isFull && !isOver && phase !== 'recording' ? 'All places are taken. ' : ''
  return [
    notice === undefined ? '' : `<p class="notice">${notice}</p>`,
    isOver
      ? '<p class="act"><a class="button" href="/live-events">See other live events</a></p>'
      : `<div class="act"><a class="button" href="${own}">${label}</a><p class="muted">${full}You sign in, or create an account, and come back to this event.</p></div>`,
  ]
}

function personOf({ name, photoUrl, lines }: Instructor): string {
  const photo = photoToShow(photoUrl)
  const initial = escapeHtml([...name][0]?.toUpperCase() ?? '')
  return [
    '<section><h2>Instructor</h2><div class="person">',
    photo === ''
      ? `<span class="photo" aria-hidden="true">${initial}</span>`
      : `<img class="photo" alt="" src="${escapeHtml(photo)}">`,
    `<div><p><b>${escapeHtml(name)}</b></p>`,
    ...[...new Set(lines)].map((line) => `<p class="muted">${escapeHtml(line)}</p>`),
    '</div></div></section>',
  ].join('')
}

/** As in shell/src/index.html. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#2456c4"/><path d="M9 17l5 5 9-12" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))}`

function page(head: PageHead, appOrigin: string, content: readonly string[]): string {
  const { title, description, url, signInTo } = head
  const meta = (name: string, text: string): string =>
    text === '' ? '' : `<meta property="${name}" content="${escapeHtml(text)}">`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>`,
    description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', 'website'),
    meta('og:site_name', PRODUCT_NAME),
    meta('og:url', url),
    '<meta name="twitter:card" content="summary">',
    url === '' ? '' : `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="icon" href="${ICON}">`,
    `<style>${PUBLIC_PAGE_STYLE}</style></head><body>`,
    `<header><a class="brand" href="${escapeHtml(appOrigin)}/">${MARK}${PRODUCT_NAME}</a><a href="${signInTo}">Sign in</a></header>`,
    '<main>',
    ...content,
    '</main>',
    `<footer>${PRODUCT_NAME} helps teams find out what people want to get done. Live events are part of the membership.</footer>`,
    url === '' ? '' : `<script>${OWN_TIME_SCRIPT}</script>`,
    '</body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function shorten(text: string): string {
  const characters = [...text.trim()]
  return characters.length <= DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, DESCRIPTION - 1).join('')}…`
}
