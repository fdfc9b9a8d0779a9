export { ANSWER_SCALE_NAMES, ANSWER_SCALES, describeCounting } from './ANSWER_SCALES.ts'
export { DamagedAnswersError, packAnswers, unpackAnswers } from './packAnswers.ts'
export type {
  AnswerScale,
  OutcomeAnswers,
  ScreenerAnswers,
  SurveyAnswers,
} from './SurveyAnswers.ts'
export { NO_ANSWER } from './SurveyAnswers.ts'
export {
  allChunkNumbers,
  CHUNK_BYTES,
  CHUNKS_MAX,
  chunkNumbers,
  NO_SURVEY,
  type PendingSurvey,
  parseSurveyHead,
  type StoredSurvey,
  type SurveyHead,
} from './SurveyHead.ts'
