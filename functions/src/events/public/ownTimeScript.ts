/**
 * Shows the times of an event on the reader's clock, and the event's own ones on demand. Without it the page shows
 * those of the event's zone. It runs in the page, so it is plain text here, and the policy has its digest.
 */
export const OWN_TIME_SCRIPT = `
(() => {
  const when = document.querySelector('[data-start]')
  if (!when) return
  const { start, end } = when.dataset
  const show = (at, options) => new Intl.DateTimeFormat(undefined, options).format(new Date(at))
  const part = (name, text) => { for (const each of document.querySelectorAll('[data-part=' + name + ']')) each.textContent = text }
  const zone = new Intl.DateTimeFormat(undefined, { timeZoneName: 'long' })
    .formatToParts(new Date(start)).find(({ type }) => type === 'timeZoneName')
  const own = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' })
  const there = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: when.dataset.zone })
  if (own.format(new Date(start)) !== there.format(new Date(start))) document.querySelector('details').hidden = false
  part('day', show(start, { dateStyle: 'full' }))
  part('time', show(start, { timeStyle: 'short' }) + (end ? ' – ' + show(end, { timeStyle: 'short' }) : ''))
  part('zone', zone ? zone.value : '')
  part('month', show(start, { month: 'short' }))
  part('date', show(start, { day: 'numeric' }))
  part('weekday', show(start, { weekday: 'short' }))
})()
`
