import type { Plan } from '@outcome-studio/shared/domain/payments'
import { defineSecret, defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

/** Key of the payment provider's API. Functions that call it list it among their secrets. */
export const STRIPE_API_KEY = defineSecret('STRIPE_API_KEY')
/** Signs the webhooks. While it is rotated, the old and the new one, separated by a comma. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET')

const STRIPE_API_ORIGIN = defineString('STRIPE_API_ORIGIN', {
  default: 'https://api.stripe.com',
  description: "Origin of the payment provider's API. http only for this machine.",
})

const price = (name: string, what: string) =>
  defineString(name, { default: '', description: `Id of the price at Stripe: ${what}. Empty: not offered.` })
const PRICES = {
  yearly: price('PRICE_YEARLY', 'yearly membership'),
  monthly: price('PRICE_MONTHLY', 'monthly membership'),
  groupYearly: price('PRICE_GROUP_YEARLY', 'yearly membership of a group, per seat'),
  studentMonthly: price('PRICE_STUDENT_MONTHLY', 'monthly membership of a student'),
} as const satisfies Readonly<Record<Plan, unknown>>

const settingsSchema = z.object({
  apiKey: z.string().min(1),
  // The key and the members' addresses are sent there.
  origin: z
    .url({ protocol: /^https?$/ })
    .refine(isEncryptedOrLocal)
    .refine(isOrigin),
})

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === url
}

/** How the payment provider is reached. */
export type StripeSettings = Readonly<z.infer<typeof settingsSchema>>

/** The configuration is incomplete or invalid. The message names the parameters, never their values. */
export class StripeSettingsError extends Error {
  override readonly name = 'StripeSettingsError'
}

/**
 * Reads the settings from the parameters of the functions.
 * @throws StripeSettingsError if a parameter is missing or malformed
 */
export function readStripeSettings(): StripeSettings {
  const read = settingsSchema.safeParse({
    apiKey: STRIPE_API_KEY.value(),
    origin: STRIPE_API_ORIGIN.value(),
  })
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path }) =>
    path[0] === 'apiKey' ? 'STRIPE_API_KEY' : 'STRIPE_API_ORIGIN',
  )
  throw new StripeSettingsError(`Payments cannot be used. Not usable: ${[...new Set(wrong)].join(', ')}.`)
}

/** The secrets that webhooks may be signed with. */
export const webhookSecrets = (): readonly string[] => listOf(STRIPE_WEBHOOK_SECRET.value())

/** The plans that are sold, by the ids of their prices. */
export function plansByPrice(): ReadonlyMap<string, Plan> {
  const plans: readonly Plan[] = ['yearly', 'monthly', 'groupYearly', 'studentMonthly']
  return new Map(plans.flatMap((plan) => (PRICES[plan].value() ? [[PRICES[plan].value(), plan]] : [])))
}

/** Id of the price of a plan; null if the plan is not sold. */
export const priceOf = (plan: Plan): string | null => PRICES[plan].value() || null

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
