import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'

/** The confirmation that an account was deleted. */
export const accountDeleted = definePersonMail(z.object({ name: z.string() }), ({ name }) => ({
  subject: 'Your account was deleted',
  heading: 'Your account was deleted',
  name,
  paragraphs: [
    'Your Outcome Studio account was deleted, with your studies, sessions and registrations. This cannot be undone.',
    'A membership has ended with it, and nothing more is charged.',
    'What stays: your email address and password with the sign-in service, invoices at our payment provider as long as the law requires, and a note that a free trial was used, without your name or email address.',
    'If you return with this address, you start with a new, empty account.',
  ],
  block: null,
  button: null,
  links: [],
  notes: ['If you did not delete it, change the password of the account you signed in with.'],
  footer: { text: 'You get this email because an account with this address was deleted.', links: [] },
}))
