import { isOtherLanguage, readStatement } from '@outcome-studio/shared/domain/checker'

/** Whether the method's rules say nothing about a text because it is in another language than English (docs/method.md). */
export const isUnchecked = (text: string): boolean =>
  text.trim() !== '' && isOtherLanguage(readStatement(text))
