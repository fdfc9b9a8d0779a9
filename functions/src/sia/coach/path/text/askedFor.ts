import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import type { AskedFor } from '../../intents/messageFeatures.ts'

/** What a question of the path asks for, of the four things that answers were judged for. */
export function askedFor({ kind }: CoachQuestion): AskedFor {
  switch (kind) {
    case 'executor':
      return 'executor'
    case 'job':
    case 'size':
      return 'job'
    case 'steps':
      return 'steps'
    default:
      return 'outcomes'
  }
}
