import { RpcError } from '../../base/RpcError.ts'
import type { StoredDocument } from '../schema/contract.ts'
import type { Precondition } from '../schema/wireSchemas.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'

/**
 * Checks a write's precondition.
 *
 * @param current the document after the earlier writes of the same commit
 * @param touchedBefore whether an earlier write of the commit changed it, which makes a failure the caller's error
 * @throws RpcError NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION or INVALID_ARGUMENT
 */
export function checkPrecondition(
  name: string,
  precondition: Precondition,
  current: StoredDocument | undefined,
  touchedBefore: boolean,
): void {
  const { exists, updateTime } = precondition
  if (exists !== undefined && exists !== Boolean(current)) {
    if (touchedBefore)
      throw new RpcError(
        'INVALID_ARGUMENT',
        `Precondition on "${name}" contradicts an earlier write of the commit.`,
      )
    throw exists
      ? new RpcError('NOT_FOUND', `No document to update: ${name}`)
      : new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`)
  }
  if (updateTime !== undefined && current?.updateTime !== updateTime)
    throw new RpcError(
      'FAILED_PRECONDITION',
      `The stored version of "${name}" (${current ? formatTimestamp(current.updateTime) : 'missing'}) does not match the required base version (${formatTimestamp(updateTime)}).`,
    )
}
