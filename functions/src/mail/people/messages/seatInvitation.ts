import { z } from 'zod'
import { mailName } from '../../frame/mailName.ts'
import { definePersonMail } from '../definePersonMail.ts'

const dataSchema = z.object({
  /** Confirmed address of who invites. */
  contact: z.string(),
  /** Name of who invites; empty if it is not known. Mails that were noted earlier have none. */
  contactName: z.string().default(''),
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
  ({ contact, contactName, group, email, days }, { appOrigin }) => {
    const name = mailName(group)
    const inviter = mailName(contactName)
    // The address shows who it is, because people choose their names.
    const who = inviter === '' ? contact : `${inviter} (${contact})`
    return {
      subject: `${inviter || contact} has a seat for you in Outcome Studio`,
      heading: 'A seat for you in Outcome Studio',
      name: '',
      paragraphs: [
        `${who} has reserved a seat for you${name === '' ? '' : ` in the group “${name}”`}. You get full access, and there is nothing for you to pay.`,
        `Sign up or sign in with ${email}. The seat is reserved for ${days} days.`,
      ],
      block: null,
      button: { label: 'Take your seat', url: `${appOrigin}/auth/signup?next=%2Fauth%2Fseats` },
      links: [],
      notes: ['If you do not want the seat, you can ignore this email.'],
      footer: { text: `You get this email because ${who} invited this address.`, links: [] },
    }
  },
)
