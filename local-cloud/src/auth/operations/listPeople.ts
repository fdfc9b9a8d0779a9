import { createCustomToken } from '../tokens/customToken.ts'
import type { Operation } from './Operation.ts'

/** Lists every account with an e-mail and a custom token valid for an hour, for the developer login. */
export const listPeople: Operation = ({ accounts, projectId, now }) =>
  accounts
    .all(projectId)
    .flatMap(({ localId, email, displayName, disabled }) =>
      email === undefined || disabled
        ? []
        : [{ uid: localId, email, name: displayName ?? '', customToken: createCustomToken(localId, now) }],
    )
