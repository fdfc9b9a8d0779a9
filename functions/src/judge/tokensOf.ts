import type { LanguageModelUsage } from 'ai'
import type { ModelTokens } from './LanguageModel.ts'

export const NO_TOKENS: ModelTokens = { input: 0, output: 0 }

/** The tokens of one answer as the provider counted them. */
export const tokensOf = ({ inputTokens, outputTokens }: LanguageModelUsage): ModelTokens => ({
  input: countOf(inputTokens),
  output: countOf(outputTokens),
})

/** A provider may send anything as a count. */
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

export const addTokens = (one: ModelTokens, other: ModelTokens): ModelTokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
})
