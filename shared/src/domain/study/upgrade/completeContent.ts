import { type Fields, requireFields, requireList, requireText, setAside } from './Fields.ts'
import { readCategory } from './readCategory.ts'
import { separateRemarks } from './separateRemarks.ts'
import type { TakeUuid } from './uuidTaker.ts'

/**
 * The content of the current version: identities where there were none, remarks and categories as they are known
 * today, what is not known set aside beside them.
 * @param takeUuid is asked for the steps and statements from top to bottom
 */
export function completeContent(content: Fields, uuid: string, takeUuid: TakeUuid): Fields {
  const job = completeItem(requireFields(content.jtbd), () => uuid)
  const jtbd = { ...withPromptVersion(job), executor: requireText(job.executor) }
  const jobSteps = requireList(content.jobSteps).map((step) => completeStep(requireFields(step), takeUuid))
  return { ...content, jtbd, jobSteps }
}

function completeStep(step: Fields, takeUuid: TakeUuid): Fields {
  const item = completeItem(step, takeUuid)
  const outcomeStatements = requireList(step.outcomeStatements).map((statement) =>
    completeItem(requireFields(statement), takeUuid),
  )
  const { category, earlier } = readCategory(step.category)
  const kept = earlier === null ? item : setAside(item, 'earlierCategory', earlier)
  return { ...kept, category, outcomeStatements }
}

function completeItem(item: Fields, takeUuid: TakeUuid): Fields {
  const { remarks, earlier } = separateRemarks(item.remarks)
  const kept = earlier.length === 0 ? item : setAside(item, 'earlierRemarks', earlier)
  return { ...kept, uuid: takeUuid(item.uuid), userInput: requireText(item.userInput), remarks }
}

/** Versions are texts today; the checker's own is written anew by whoever brings the rules up to date. */
function withPromptVersion({ verLexer: _verLexer, verPrompt, ...job }: Fields): Fields {
  if (verPrompt === undefined || verPrompt === null) return job
  return typeof verPrompt === 'string' ? { ...job, verPrompt } : setAside(job, 'earlierVerPrompt', verPrompt)
}
