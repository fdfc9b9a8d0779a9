import { checkStudy, VER_LEXER } from '@outcome-studio/shared/domain/checker'
import { recordFound, type Study } from '@outcome-studio/shared/domain/study'
import type { Editor } from '../react/EditorContext.ts'

/**
 * The current study with the remarks that the screen shows: the checker's of now, and the judge's that are stored. The
 * check runs once more, because the one while typing may be behind the last edit.
 */
export const checkedContent = ({ session, remarks }: Pick<Editor, 'session' | 'remarks'>): Study =>
  recordFound(session.content, checkStudy(session.content, remarks.rules), VER_LEXER)
