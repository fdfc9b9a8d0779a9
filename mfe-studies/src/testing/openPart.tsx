import { memory } from '@outcome-studio/shared/data/testing'
import { DocumentSession, needsKind } from '@outcome-studio/shared/document'
import type { Needs } from '@outcome-studio/shared/domain/needs'
import { defineFeature, type HostServices } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { useNeedsEditing } from '@outcome-studio/shared/kinds'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { EditorProvider } from '../core/editing.ts'
import { OpportunityProvider } from '../opportunity/OpportunityProvider.tsx'

interface OpenPartOptions extends Partial<HostServices> {
  /** Default: "Commute". */
  readonly docName?: string
}

/** Shows a part of the editor on a stored needs document. */
export async function openPart(
  part: ReactNode,
  needs: Needs,
  { docName = 'Commute', ...host }: OpenPartOptions = {},
) {
  const header = await memory().needs.save({ docName, content: needs, basedOnRevision: null })
  const session = new DocumentSession({
    kind: needsKind,
    repository: memory().needs,
    start: { header, content: needs },
  })
  const feature = defineFeature({
    name: 'mfe-studies',
    view: function Part() {
      const editing = useNeedsEditing()
      return (
        <EditorProvider session={session} editing={editing}>
          <OpportunityProvider>{part}</OpportunityProvider>
        </EditorProvider>
      )
    },
  })
  return { ...renderFeature(feature, host), session, user: userEvent.setup() }
}
