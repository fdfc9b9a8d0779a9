import type { FallbackReason } from '@outcome-studio/shared/domain/languageModel'
import type { LanguageModel } from './LanguageModel.ts'
import type { ModelUse } from './modelUse.ts'
import { addTokens, NO_TOKENS } from './tokensOf.ts'

/** A language model whose use is counted, with the counts so far. */
export function countingModel(model: LanguageModel): { readonly model: LanguageModel; use(): ModelUse } {
  const without: Partial<Record<FallbackReason, number>> = {}
  let asked = 0
  let tokens = NO_TOKENS
  return {
    model: {
      ask: async (prompt, signal) => {
        const answer = await model.ask(prompt, signal)
        asked += 1
        tokens = addTokens(tokens, answer.tokens)
        const problem = answer.failure?.problem
        if (problem !== undefined) without[problem] = (without[problem] ?? 0) + 1
        return answer
      },
    },
    use: () => ({ asked, tokens, without }),
  }
}
