import { counted } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'

/** Tells the owner of a group that more seats were taken than are paid. */
export const seatsReduced = definePersonMail(
  z.object({ seats: z.number(), freed: z.number(), withdrawn: z.number() }),
  ({ seats, freed, withdrawn }, { name, appOrigin }) => ({
    subject: `Your group has ${counted(seats, 'seat')} now`,
    heading: 'Your group has fewer seats',
    name,
    paragraphs: [
      `The number of seats at our payment provider is ${seats}, fewer than were taken.`,
      [
        ...(freed === 0 ? [] : [`Members who lost their seat: ${freed}, those who took one last.`]),
        ...(withdrawn === 0 ? [] : [`Invitations withdrawn: ${withdrawn}.`]),
      ].join(' '),
    ],
    block: null,
    button: { label: 'See your seats', url: `${appOrigin}/auth/seats` },
    links: [],
    notes: [],
    footer: { text: 'You get this email because you pay for a group.', links: [] },
  }),
)
