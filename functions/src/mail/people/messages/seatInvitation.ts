import { z } from 'zod'
import { mailName } from '../../frame/mailName.ts'
import { definePersonMail } from '../definePersonMail.ts'

const dataSchema = z.object({
  /** Confirmed address of who invites. */
  contact: z.string(),
  /** Name of the group, which its owner chooses. */
  group: z.string(),
  /** The address that was invited. */
  email: z.string(),
  /** Days until the invitation expires. */
  days: z.number(),
})

/** An invitation to a seat of a group. */
export const seatInvitation = definePersonMail(
  dataSchema,
  ({ contact, group, email, days }, { appOrigin }) => {
    const name = mailName(group)
    return {
      subject: `${contact} has a seat for you in Outcome Studio`,
      heading: 'A seat for you in Outcome Studio',
      name: '',
      paragraphs: [
        `${contact} has reserved a seat for you${name === '' ? '' : ` in the group “${name}”`}. You get full access, and there is nothing for you to pay.`,
        `Sign up or sign in with ${email}. The seat is reserved for ${days} days.`,
      ],
      block: null,
      button: { label: 'Take your seat', url: `${appOrigin}/auth/signup?next=%2Fauth%2Fseats` },
      links: [],
      notes: ['If you do not want the seat, you can ignore this email.'],
      footer: { text: `You get this email because ${contact} invited this address.`, links: [] },
    }
  },
)
