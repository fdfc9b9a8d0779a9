import { formatDay } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'
import { planButton, RENEWAL_FOOTER } from './renewalParts.ts'

/** Sent immediately when a renewal was not paid. */
export const renewalFailed = definePersonMail(
  z.object({ accessUntil: z.iso.datetime(), isConfirmation: z.boolean() }),
  ({ accessUntil, isConfirmation }, { name, appOrigin, timeZone }) => {
    const day = formatDay(accessUntil, 'en-US', timeZone)
    const subject = isConfirmation ? 'Please confirm your payment' : 'Your payment failed'
    return {
      subject,
      heading: subject,
      name,
      paragraphs: [
        isConfirmation
          ? 'Your bank asks you to confirm the payment that renews your membership.'
          : 'The payment that renews your membership did not go through.',
        `You keep full access until ${day}. ${
          isConfirmation
            ? 'Confirm the payment until then, and nothing changes for you.'
            : 'Update your card until then, and we try again at once.'
        }`,
      ],
      block: null,
      button: planButton(isConfirmation, appOrigin),
      links: [],
      notes: ['If you have solved it already, there is nothing more to do.'],
      footer: RENEWAL_FOOTER,
    }
  },
)
