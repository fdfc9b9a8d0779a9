import { type Fields, renameField, requireFields, requireList } from './Fields.ts'
import type { StudyDocuments } from './StudyDocuments.ts'

/**
 * Splits a study that is one document (executor, job, steps with their outcomes, created, modified) into header and
 * content. Fields it does not know stay where they are: those of the document beside the header.
 */
export function splitOneDocument(stored: StudyDocuments): StudyDocuments {
  const { docName, document, content } = stored
  const isOne = content === null && !('header' in document) && ('job' in document || 'steps' in document)
  if (!isOne) return stored
  const { executor, job, steps, created, modified, schemaVersion, ...others } = document
  return {
    docName,
    document: {
      ...others,
      header: { createdAt: created, updatedAt: modified, schemaVersion },
    },
    content: {
      jtbd: { executor, userInput: job, remarks: [] },
      jobSteps: requireList(steps).map(readStep),
    },
  }
}

function readStep(step: unknown): Fields {
  const fields = renameField(readItem(step), 'outcomes', 'outcomeStatements')
  return { ...fields, outcomeStatements: requireList(fields.outcomeStatements).map(readItem) }
}

/** A step or an outcome, which was a bare text or one with fields beside it. */
function readItem(item: unknown): Fields {
  if (typeof item === 'string') return { userInput: item }
  return renameField(requireFields(item), 'text', 'userInput')
}
