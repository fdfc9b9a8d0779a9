export { JUDGE_REFUSAL_MESSAGES, type JudgeRefusal } from './judgeQuota.ts'
