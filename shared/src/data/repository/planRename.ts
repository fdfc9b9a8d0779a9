import { type DocumentPlace, documentPaths, type MemberKey } from '@outcome-studio/shared/domain/paths'
import type { DocumentFields, DocumentHeader, SavePlan } from '@outcome-studio/shared/domain/saving'

export interface RenameInput<Header> {
  readonly member: MemberKey
  readonly from: string
  readonly to: string
  readonly stored: DocumentFields
  readonly header: Header
  readonly now: Date
}

/**
 * Plans a rename. The name is part of the path, so everything is written under the new name and deleted under the
 * old one. Uuid and revision stay, and with them the versions.
 */
export function planRename<Header extends DocumentHeader<string, object>>(
  place: DocumentPlace,
  { member, from, to, stored, header: before, now }: RenameInput<Header>,
): SavePlan<Header> {
  const header = { ...before, docName: to, updatedAt: now.toISOString() }
  const source = documentPaths(place, member, from)
  const target = documentPaths(place, member, to)
  const { document, content, customRules } = stored
  return {
    header,
    writes: [
      { path: target.header, fields: { ...document, header } },
      ...(content === null ? [] : [{ path: target.content, fields: content }]),
      ...(customRules === null
        ? []
        : [
            { path: target.customRules, fields: customRules },
            { path: source.customRules, fields: null },
          ]),
      { path: source.content, fields: null },
      { path: source.header, fields: null },
    ],
  }
}
