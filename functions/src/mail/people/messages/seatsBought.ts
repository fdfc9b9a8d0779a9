import { counted } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'

/** Tells the buyer of a group where its seats are given. */
export const seatsBought = definePersonMail(
  z.object({ seats: z.number(), days: z.number() }),
  ({ seats, days }, { name, appOrigin }) => ({
    subject: `You have ${counted(seats, 'seat')} in Outcome Studio`,
    heading: 'Invite your team',
    name,
    paragraphs: [
      `You have paid for ${counted(seats, 'seat')}. One of them is yours.`,
      `Invite your team to the others by email. Each invitation reserves a seat for ${days} days.`,
    ],
    block: null,
    button: { label: 'Invite your team', url: `${appOrigin}/auth/seats` },
    links: [],
    notes: [],
    footer: { text: 'You get this email because you pay for a group.', links: [] },
  }),
)
