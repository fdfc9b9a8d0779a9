import type { DocumentSession, DocumentTypes } from '@outcome-studio/shared/document'

/** How many names are tried before the refusal is shown. */
const NAMES_TRIED = 20

type NamedSession = Pick<
  DocumentSession<DocumentTypes>,
  'save' | 'saveState' | 'header' | 'docName' | 'rename'
>

/**
 * Saves a document. A new document whose name was taken in the meantime gets another name. Resolves with whether it was
 * saved.
 * @param nameFor returns a name that is not in the list
 */
export async function saveUnderFreeName(
  session: NamedSession,
  nameFor: (taken: ReadonlySet<string>) => string,
): Promise<boolean> {
  const taken = new Set<string>()
  for (let tried = 0; ; tried += 1) {
    if (await session.save()) return true
    const isTaken = session.saveState.problem?.kind === 'name'
    if (!isTaken || session.header !== null || tried === NAMES_TRIED) return false
    taken.add(session.docName)
    session.rename(nameFor(taken))
  }
}
