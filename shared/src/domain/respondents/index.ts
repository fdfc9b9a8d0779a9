export { isTopTwo } from './isTopTwo.ts'
export { SCALE_POINTS } from './SCALE_POINTS.ts'
export type { AnswerScale, OutcomeAnswers, ScreenerAnswers, SurveyAnswers } from './SurveyAnswers.ts'
export { NO_ANSWER } from './SurveyAnswers.ts'
