import type { Environment } from '../schema/environmentSchema.ts'
import { siteOf } from '../schema/siteOf.ts'
import { allowedOrigins } from './allowedOrigins.ts'
import { functionAddress } from './functionAddress.ts'

/** As the functions' own defaults. */
const JUDGE_SECONDS = 40
const MODEL_PER_DAY = { answersOfMember: 200, answers: 20_000, promptsOfMember: 1_000, prompts: 20_000 }

/**
 * Values of all parameters of the functions, by name, because Firebase's tools ask for those that are left out. Secrets
 * are not among them. An empty value stands for "none".
 */
export function functionsParameters(environment: Environment): Readonly<Record<string, string>> {
  const { payments, zoom, mail, registration, model, moderation, affiliate, appCheck } = environment
  const perDay = model?.perDay ?? MODEL_PER_DAY
  const { yearly, monthly, groupYearly, studentMonthly } = payments.prices
  return {
    ALLOWED_ORIGINS: allowedOrigins(environment).join(','),
    APP_ORIGIN: siteOf(environment, 'shell').origin,
    STRIPE_API_ORIGIN: payments.apiOrigin,
    PRICE_YEARLY: yearly ?? '',
    PRICE_MONTHLY: monthly ?? '',
    PRICE_GROUP_YEARLY: groupYearly ?? '',
    PRICE_STUDENT_MONTHLY: studentMonthly ?? '',
    ZOOM_ACCOUNT_ID: zoom?.accountId ?? '',
    ZOOM_CLIENT_ID: zoom?.clientId ?? '',
    ZOOM_HOSTS: zoom?.hosts.join(',') ?? '',
    ZOOM_API_ORIGIN: zoom?.apiOrigin ?? 'https://api.zoom.us',
    ZOOM_OAUTH_ORIGIN: zoom?.oauthOrigin ?? 'https://zoom.us',
    MAIL_FROM: mail.from,
    UNSUBSCRIBE_URL: functionAddress(environment, 'unsubscribe'),
    CALENDAR_FEED_URL: functionAddress(environment, 'calendarFeed'),
    REGISTRATION_UNDO_SECONDS: String(registration.undoSeconds),
    WAITLIST_DECLINE_HOURS: String(registration.declineHours),
    JUDGE_URL: model?.url ?? '',
    JUDGE_MODEL: model?.name ?? '',
    JUDGE_KIND: model?.kind ?? 'openai',
    JUDGE_SECONDS: String(model?.seconds ?? JUDGE_SECONDS),
    SIA_ANSWERS_PER_DAY: String(perDay.answersOfMember),
    SIA_ANSWERS_PER_DAY_TOTAL: String(perDay.answers),
    JUDGE_PROMPTS_PER_DAY: String(perDay.promptsOfMember),
    JUDGE_PROMPTS_PER_DAY_TOTAL: String(perDay.prompts),
    SIA_MODERATION_URL: moderation?.url ?? '',
    AFFILIATE_URL: affiliate?.url ?? '',
    APP_CHECK_ENFORCED: String(appCheck?.functions === 'enforced'),
  }
}
