import { isEqual } from '@outcome-studio/shared/domain/base'
import {
  applyNeedsOperation,
  copyNeeds,
  inverseOfNeeds,
  newNeeds,
  parseNeeds,
} from '@outcome-studio/shared/domain/needs'
import { NEEDS_DRAFT } from '@outcome-studio/shared/storage'
import type { DocumentKind } from '../core/DocumentKind.ts'
import { describeNeedsEdit } from './describeNeedsEdit.ts'
import { mergeNeeds } from './merge/mergeNeeds.ts'
import type { NeedsDocument } from './NeedsDocument.ts'
import { NeedsViews } from './NeedsViews.ts'
import { needsFieldChanged, needsFieldTypedIn } from './needsFields.ts'
import { shareNeeds } from './shareNeeds.ts'

/** Needs documents as a kind of document for a session. */
export const needsKind: DocumentKind<NeedsDocument> = {
  name: 'needs document',
  draftKey: NEEDS_DRAFT,
  create: newNeeds,
  uuidOf: ({ uuid }) => uuid,
  withUuid: copyNeeds,
  parse: parseNeeds,
  apply: applyNeedsOperation,
  inverse: inverseOfNeeds,
  describe: describeNeedsEdit,
  fieldTypedIn: needsFieldTypedIn,
  fieldChanged: needsFieldChanged,
  share: shareNeeds,
  isEqual,
  merge: mergeNeeds,
  createViews: (needs) => new NeedsViews(needs),
}
