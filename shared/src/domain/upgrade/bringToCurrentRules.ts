import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'
import { VER_LEXER } from '../checker/VER_LEXER.ts'
import { recordFound } from '../study/remarks/recordFound.ts'
import type { Study } from '../study/Study.ts'
import type { RemarksByUuid } from '../study/StudyOperation.ts'

/** Checks a study by the current rules. */
export type CheckByRules = (study: CheckedStudy) => RemarksByUuid

/** Replaces the checker's remarks by those of the current rules, unless they are of these rules already. */
export const bringToCurrentRules = (study: Study, check: CheckByRules): Study =>
  study.jtbd.verLexer === VER_LEXER ? study : recordFound(study, check(study), VER_LEXER)
