import { readWeights } from '../classifier/storedWeights.ts'
import { createLanguage } from './createLanguage.ts'
import weights from './judgedWeights.json' with { type: 'json' }
import type { Language } from './Language.ts'

/** English, loaded with this module: import it when it is needed. */
export const ENGLISH: Language = createLanguage({
  messages: readWeights(weights.messages),
  orders: readWeights(weights.orders),
  parts: readWeights(weights.parts),
})
