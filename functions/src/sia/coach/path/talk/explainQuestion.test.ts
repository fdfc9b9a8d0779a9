import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { explainQuestion } from './explainQuestion.ts'

const QUESTIONS: readonly CoachQuestion[] = [
  ...(['executor', 'job', 'size', 'gaps'] as const).map((kind) => ({ kind })),
  ...(['execute', 'around', 'before', 'after'] as const).map((about) => ({ kind: 'steps', about }) as const),
  ...(['long', 'wrong', 'wasted'] as const).map(
    (about) => ({ kind: 'outcomes', stepId: 'step', about }) as const,
  ),
  ...(['related', 'emotional', 'consumption', 'financial'] as const).map(
    (layer) => ({ kind: 'layer', layer }) as const,
  ),
]

test('each question has a reason, and an example of its own', () => {
  const explained = QUESTIONS.map(explainQuestion)
  expect(new Set(explained.map(({ example }) => example)).size).toBe(explained.length)
  expect(explained.filter(({ why }) => why === '')).toEqual([])
})

test('a question about outcomes explains what its answers become', () => {
  const { why } = explainQuestion({ kind: 'outcomes', stepId: 'step', about: 'wrong' })
  expect(why).toContain('*Minimize the likelihood that …*')
})
