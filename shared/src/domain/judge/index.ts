export { JUDGE_PROMPTS_PER_DAY, JUDGE_REFUSAL_MESSAGES, type JudgeRefusal } from './judgeQuota.ts'
