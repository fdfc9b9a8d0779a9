import { agendaParts, withBullets } from '@outcome-studio/shared/domain/events'

/** Lines of an invitation that Zoom writes, with which an event can be joined. */
const ACCESS = /\b(pass\s?code|password|pin|(meeting|webinar|event) (id|number)|dial[ -]?in|one[ -]tap)\b/i
/** Numbers as Zoom writes them: 812 3456 7890. */
const NUMBER = /\b\d{3,4}[ -]?\d{3,4}[ -]?\d{3,4}\b/
/** What shows where a host has typed an address. */
const LINK = '(link for participants)'

/**
 * What everybody may read of an agenda: its text without addresses, because a host may have typed a link to join, and
 * without lines that tell how to join.
 */
export function publicAgenda(agenda: string): string {
  const text = withBullets(agendaParts(agenda))
    .map((part) => (part.kind === 'link' ? LINK : part.text))
    .join('')
  const lines = text.split('\n').filter((line) => !ACCESS.test(line) && !NUMBER.test(line))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
