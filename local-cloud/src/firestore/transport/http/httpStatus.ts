import type { RpcStatus } from '../../../base/RpcError.ts'

const HTTP_STATUS: Readonly<Record<RpcStatus, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNKNOWN: 500,
  INTERNAL: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
}

/** HTTP status of a google.rpc.Code (https://cloud.google.com/apis/design/errors). */
export const httpStatus = (status: RpcStatus): number => HTTP_STATUS[status]
