import { type FoldedText, foldWithPlaces, straightApostrophes, withoutUnseen } from '../../base/foldText.ts'
import { plainLetters } from '../../base/plainLetters.ts'

/**
 * A text as the rules read it, with the places in the original: straight apostrophes, plain spaces, composed letters,
 * no ligatures and no characters that are not seen. Dashes stay as they are, because some separate words.
 */
export const readableText = (text: string): FoldedText => foldWithPlaces(text, readable)

const readable = (text: string): string => plainLetters(straightApostrophes(withoutUnseen(text)))
