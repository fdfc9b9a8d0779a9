import { z } from 'zod'
import { RpcError } from '../../base/RpcError.ts'

/** The field by which a query requests its plan. The local cloud has no plans. */
export const explainShape = {
  explainOptions: z
    .unknown()
    .optional()
    .transform((options) => {
      if (options !== undefined && options !== null)
        throw new RpcError('UNIMPLEMENTED', 'Explaining a query is not part of the local cloud.')
    }),
} as const
