import { writtenWords } from '../words/writtenWords.ts'
import type { Line } from './Line.ts'

/** Words as they are written where a stranger reads them: "a guy" as "someone", "fight a stuck screw" as "deal with" it. */
export const withWrittenWords = ({ text, about }: Line): string => writtenWords(text, about === 'long')
