import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import type { MailContent, MailLink } from '../../frame/MailContent.ts'

/** Leads to the plan page, because a link to the payment provider's pages would sign in whoever has it. */
export const planButton = (isConfirmation: boolean, appOrigin: string): MailLink => ({
  label: isConfirmation ? 'Confirm payment' : 'Update card',
  url: `${appOrigin}${PLAN_PATH}`,
})

export const RENEWAL_FOOTER: MailContent['footer'] = {
  text: 'You get this email because it is about a payment for your membership.',
  links: [],
}
