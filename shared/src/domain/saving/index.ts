export { type DocumentLife, parseDocumentLife } from './DocumentLife.ts'
export type { DocumentRepository, SaveCommand } from './DocumentRepository.ts'
export { documentFill } from './documentSize.ts'
export { PACKED_CONTENT } from './PACKED_CONTENT.ts'
export type { Fields, PlannedWrite } from './PlannedWrite.ts'
export { planRemoval } from './planRemoval.ts'
export { planRestore } from './planRestore.ts'
export { planSave, type SavePlan } from './planSave.ts'
export type { SavingRules } from './SavingRules.ts'
export type {
  DocumentFields,
  DocumentHeader,
  DocumentVersion,
  HeaderOf,
  RemovedDocument,
  StoredDocument,
  StoredTypes,
} from './StoredDocument.ts'
export { hasIdentity, type StoredParts } from './StoredParts.ts'
