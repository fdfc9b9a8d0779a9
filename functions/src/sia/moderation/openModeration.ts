import { defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { JUDGE_KEY } from '../../judge/judgeSettings.ts'
import { boundedFetch } from '../../network/boundedFetch.ts'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'
import type { Moderate } from './Moderate.ts'

const SIA_MODERATION_URL = defineString('SIA_MODERATION_URL', {
  default: '',
  description:
    'Moderation endpoint of the coach, OpenAI-compatible: https://…/v1/moderations. It receives JUDGE_KEY. http only for this machine. Empty: none.',
})

const MAX_BYTES = 100_000

const answerSchema = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()).default({}) }))
    .min(1),
})

/** Whether an endpoint checks messages before the language model gets them. */
export const isModerated = (): boolean => SIA_MODERATION_URL.value() !== ''

/** The configured moderation, which uses the judge's key. Without one, every message is allowed. */
export function openModeration(): Moderate {
  const url = SIA_MODERATION_URL.value()
  return url === '' ? async () => ({ allowed: true }) : moderateBy(url, JUDGE_KEY.value())
}

/**
 * Creates moderation by an endpoint. It must use https, except on this machine, because it receives the key and
 * members' texts. The function throws Error for an unusable address or a failed request.
 */
export function moderateBy(url: string, key: string): Moderate {
  const send = boundedFetch(MAX_BYTES)
  return async (text, signal) => {
    if (!/^https?:/.test(url) || !isEncryptedOrLocal(url))
      throw new Error('SIA_MODERATION_URL cannot be used.')
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ input: text }),
      signal,
    })
    if (!response.ok) throw new Error(`Moderation answered ${response.status}.`)
    const { results } = answerSchema.parse(await response.json())
    const flagged = results.find((result) => result.flagged)
    if (flagged === undefined) return { allowed: true }
    const categories = Object.entries(flagged.categories).filter(([, isFound]) => isFound === true)
    return { allowed: false, reason: categories.map(([name]) => name).join(', ') }
  }
}
