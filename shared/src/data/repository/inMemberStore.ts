import { StudioError, type StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import type { DocumentSource } from '../documents/DocumentSource.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import type { DocumentStore } from './DocumentStore.ts'
import { explainRefusal } from './explainRefusal.ts'

/**
 * Runs work on the documents of the signed-in member.
 * @param otherwise code for an unexpected failure
 * @throws StudioError cen/sign-in-required, cen/offline, cen/storage-full …; what the work throws
 */
export async function inMemberStore<Result>(
  source: DocumentSource,
  work: (store: Pick<DocumentStore, 'documents' | 'member'>) => Promise<Result>,
  otherwise: StudioErrorCode,
): Promise<Result> {
  try {
    await source.member()
    await source.renewToken()
    // The member's claims are those of the renewed token.
    const member = await source.member()
    return await work({ documents: await source.documents(), member })
  } catch (cause) {
    // After the session has ended, the database refuses everything.
    const hasEnded = await source.isSignedOut().catch(() => false)
    if (hasEnded) throw new StudioError('cen/sign-in-required', { cause })
    throw toStudioError(await explainRefusal(cause, source), otherwise)
  }
}
