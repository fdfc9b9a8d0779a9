import { createCustomToken } from '../tokens/customToken.ts'
import type { Operation } from './Operation.ts'

/** The people a developer can sign in as: every account with an e-mail, each with a token that is good for an hour. */
export const listPeople: Operation = ({ accounts, projectId, now }) =>
  accounts
    .all(projectId)
    .flatMap(({ localId, email, displayName, disabled }) =>
      email === undefined || disabled
        ? []
        : [{ uid: localId, email, name: displayName ?? '', customToken: createCustomToken(localId, now) }],
    )
