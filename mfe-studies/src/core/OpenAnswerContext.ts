import { createContext, use } from 'react'
import type { OpenAnswer } from './OpenAnswer.ts'

export const OpenAnswerContext = createContext<OpenAnswer | null>(null)

/** @throws Error outside the editor of a needs document */
export function useOpenAnswer(): OpenAnswer {
  const answer = use(OpenAnswerContext)
  if (answer === null) throw new Error('useOpenAnswer was called outside the editor of a needs document.')
  return answer
}
