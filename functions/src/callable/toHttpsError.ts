import { StudioError } from '@outcome-studio/shared/domain/errors'
import { refusal } from '../errors/refusal.ts'

/**
 * Maps an error of the catalogue to the status and details that clients expect. Other errors are returned as
 * they are.
 */
export const toHttpsError = (cause: unknown): unknown =>
  cause instanceof StudioError ? refusal('failed-precondition', cause.code) : cause
