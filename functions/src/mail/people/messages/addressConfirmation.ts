import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'

/** Asks a person to confirm their address. It has no name: the person may not be the one who signed up. */
export const addressConfirmation = definePersonMail(z.object({ link: z.string() }), ({ link }) => ({
  subject: 'Confirm your email address',
  heading: 'Confirm your email address',
  name: '',
  paragraphs: [
    `Somebody signed in to ${PRODUCT_NAME} with this email address and asked for this email. If that was you, please confirm that the address is yours.`,
  ],
  block: null,
  button: { label: 'Confirm your email address', url: link },
  links: [],
  notes: ['If it was not you, ignore this email. Nothing will happen.'],
  footer: { text: `You get this email because an account of ${PRODUCT_NAME} has this address.`, links: [] },
}))
