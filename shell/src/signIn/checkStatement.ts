import { checkText } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'

/** Checks an outcome statement. In a file of its own, because the checker is loaded only once the user types. */
export const checkStatement = (text: string): readonly Remark[] => checkText('outcomeStatement', text)
