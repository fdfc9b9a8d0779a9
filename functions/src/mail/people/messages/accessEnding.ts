import { formatDay } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'
import { planButton, RENEWAL_FOOTER } from './renewalParts.ts'

/** Sent some days before the access of a member ends whose renewal is not paid. */
export const accessEnding = definePersonMail(
  z.object({ accessUntil: z.iso.datetime(), isConfirmation: z.boolean() }),
  ({ accessUntil, isConfirmation }, { name, appOrigin, timeZone }) => {
    const day = formatDay(accessUntil, 'en-US', timeZone)
    return {
      subject: `Your access ends on ${day}`,
      heading: 'Your access ends soon',
      name,
      paragraphs: [
        `The payment that renews your membership is still missing. Your access ends on ${day}.`,
        isConfirmation
          ? 'Confirm the payment, and nothing changes for you.'
          : 'Update your card, and we try again at once.',
        'Without the payment you can still open, read and export everything that is yours.',
      ],
      block: null,
      button: planButton(isConfirmation, appOrigin),
      links: [],
      notes: [],
      footer: RENEWAL_FOOTER,
    }
  },
)
