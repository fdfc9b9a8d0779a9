import { answerLines, type CoachQuestion } from '@outcome-studio/shared/domain/coach'

/** Whether a message consists of lines that finish the sentences which a question begins. */
export function isInLines(question: CoachQuestion, message: string): boolean {
  const beginnings = answerLines(question).flatMap(({ beginning, next }) => [beginning, next])
  return message.split('\n').every((line) => beginnings.some((each) => line.startsWith(`${each} `)))
}
