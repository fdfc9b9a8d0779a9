import {
  type AutomationRequest,
  type OutcomeAutomationResult,
  outcomeAutomationResultSchema,
} from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { requireSignedIn } from '../session/requireSignedIn.ts'

/** Milliseconds after which the member is told that it takes too long; by then the server has ended it too. */
const DEADLINE = 90_000

/**
 * Has the server check texts of one kind, a whole study or part of one.
 * @throws StudioError cen/sign-in-required, cen/offline, cen/internal-error; FirebaseError functions/permission-denied,
 * functions/resource-exhausted, functions/deadline-exceeded
 */
export async function runOutcomeAutomation(
  request: AutomationRequest,
  connection = currentConnection(),
): Promise<OutcomeAutomationResult> {
  try {
    await requireSignedIn(connection)
    const { sdk, functions } = await connection.functions()
    const call = sdk.httpsCallable<AutomationRequest, unknown>(functions, 'runOutcomeAutomation', {
      timeout: DEADLINE,
    })
    const { data } = await call(request)
    return outcomeAutomationResultSchema.parse(data)
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}
