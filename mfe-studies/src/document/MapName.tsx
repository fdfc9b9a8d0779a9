import { ANYTHING, SAVING } from '@outcome-studio/shared/document'
import { documentNameOf } from '@outcome-studio/shared/domain/paths'
import { NameField } from '@outcome-studio/shared/editor'
import { useEffect } from 'react'
import { useSession, useSessionValue } from '../core/editing.ts'
import { useNameProposal } from '../core/useNameProposal.ts'

/** The name of the document. A save without a name proposes the core job, which the member saves or replaces. */
export function MapName() {
  const session = useSession()
  const problem = useSessionValue(SAVING, ({ saveState }) => saveState.problem)
  const propose = useNameProposal()
  useEffect(() => {
    if (problem?.kind === 'name' && session.docName.trim() === '') propose()
  }, [problem, session, propose])
  const isCoreJob = useSessionValue(
    ANYTHING,
    ({ docName, views }) => docName !== '' && docName === documentNameOf(views.core?.text ?? ''),
  )
  return (
    <NameField
      label="Document name"
      placeholder="For example, daily commute"
      description={isCoreJob ? 'This is the core job. Save it as the name, or write another.' : undefined}
    />
  )
}
