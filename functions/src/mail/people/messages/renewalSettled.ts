import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { formatDay } from '@outcome-studio/shared/domain/base'
import { z } from 'zod'
import { definePersonMail } from '../definePersonMail.ts'
import { RENEWAL_FOOTER } from './renewalParts.ts'

/** Sent when a renewal that had failed is paid. */
export const renewalSettled = definePersonMail(
  // null if nothing more is charged.
  z.object({ nextPaymentAt: z.iso.datetime().nullable() }),
  ({ nextPaymentAt }, { name, appOrigin, timeZone }) => ({
    subject: 'Your payment went through',
    heading: 'Your payment went through',
    name,
    paragraphs: [
      'Your payment went through, and your membership continues.',
      ...(nextPaymentAt === null ? [] : [`Next payment: ${formatDay(nextPaymentAt, 'en-US', timeZone)}.`]),
    ],
    block: null,
    button: { label: 'See your plan', url: `${appOrigin}${PLAN_PATH}` },
    links: [],
    notes: [],
    footer: RENEWAL_FOOTER,
  }),
)
