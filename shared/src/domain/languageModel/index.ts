export { FALLBACK_REASONS, type FallbackReason, fallbackTitle } from './FALLBACK_REASONS.ts'
export { MODEL_PROBLEM_KINDS, MODEL_PROBLEMS, type ModelProblemKind } from './MODEL_PROBLEMS.ts'
