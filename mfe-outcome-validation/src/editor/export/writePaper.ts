import { questionnaireToPaper } from '../../domain/questionnaire/questionnaireToPaper.ts'

/** A module of its own, so that the Word format is lazy-loaded. */
export const writePaper = questionnaireToPaper
