import { capitalized } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { mailName } from '../../frame/mailName.ts'
import { definePersonMail } from '../definePersonMail.ts'

/** Why a member has lost a seat. */
export const SEAT_ENDINGS = ['freed', 'reduced', 'ended', 'deleted'] as const
export type SeatEnding = (typeof SEAT_ENDINGS)[number]

const REASONS: Readonly<Record<SeatEnding, (group: string) => string>> = {
  freed: (group) => `The person who manages ${group} has freed your seat.`,
  reduced: (group) => `${capitalized(group)} has fewer seats now, and yours was one of those taken last.`,
  ended: (group) => `The membership of ${group} has ended.`,
  deleted: (group) => `${capitalized(group)} no longer exists.`,
}

const dataSchema = z.object({ group: z.string(), contact: z.string(), why: z.enum(SEAT_ENDINGS) })

/** The end of the access that a seat gave. */
export const seatEnded = definePersonMail(dataSchema, ({ group, contact, why }, { name, appOrigin }) => {
  const known = mailName(group)
  return {
    subject: 'Your seat in Outcome Studio has ended',
    heading: 'Your seat has ended',
    name,
    paragraphs: [
      REASONS[why](known === '' ? 'your group' : `the group “${known}”`),
      'Your studies stay available to open, read and export.',
    ],
    block: null,
    button: { label: 'See plans', url: `${appOrigin}/auth/plan` },
    links: [],
    notes: why === 'deleted' ? [] : [`For a seat, ask ${contact}.`],
    footer: { text: 'You get this email because you had a seat in a group.', links: [] },
  }
})
